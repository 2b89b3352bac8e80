import type { Meta } from '@storybook/react-webpack5';
import {
  ArrowRightIcon,
  CloseIcon,
  DeleteIcon,
  IconButton,
  LinkButton,
  Spinner,
  type ButtonVariant,
} from '@alzette/ui';
import { Row, Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Buttons/Other buttons' } satisfies Meta;

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'plain', 'link', 'subtle'];

export function IconButtons() {
  const words = useWords();
  return (
    <Sheet title="icon-button">
      <Specimen state="state.rest">
        <Row>
          <IconButton label={words('common.close')} icon={<CloseIcon />} />
          <IconButton label={words('common.delete')} icon={<DeleteIcon size={20} />} />
        </Row>
      </Specimen>
      <Specimen state="state.disabled">
        <IconButton label={words('common.delete')} icon={<DeleteIcon size={20} />} disabled />
      </Specimen>
      <Specimen state="state.focused">
        <IconButton label={words('common.close')} icon={<CloseIcon />} />
      </Specimen>
    </Sheet>
  );
}

export function LinkButtons() {
  const words = useWords();
  return (
    <Sheet title="link-button">
      <Specimen state="state.rest">
        <Row>
          {variants.map((variant) => (
            <LinkButton key={variant} href="#offers" variant={variant}>
              {words('empty.action')}
            </LinkButton>
          ))}
        </Row>
      </Specimen>
      <Specimen state="state.focused">
        <LinkButton href="#offers" variant="secondary" icon={<ArrowRightIcon size={20} />}>
          {words('empty.action')}
        </LinkButton>
      </Specimen>
      <Specimen state="state.long">
        <LinkButton href="#offers" variant="primary" wide>
          {words('button.long')}
        </LinkButton>
      </Specimen>
    </Sheet>
  );
}

export function Waiting() {
  const words = useWords();
  return (
    <Sheet title="spinner">
      <Specimen state="state.busy">
        <Row>
          <Spinner />
          {words('common.loading')}
        </Row>
      </Specimen>
    </Sheet>
  );
}

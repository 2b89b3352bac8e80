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
import { useMessage } from '../support/use-message';

export default { title: 'Buttons/Other buttons' } satisfies Meta;

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'plain', 'link', 'subtle'];

export function IconButtons() {
  const message = useMessage();
  return (
    <Sheet title="icon-button">
      <Specimen state="state.rest">
        <Row>
          <IconButton label={message('common.close')} icon={<CloseIcon />} />
          <IconButton label={message('common.delete')} icon={<DeleteIcon size={20} />} />
        </Row>
      </Specimen>
      <Specimen state="state.disabled">
        <IconButton label={message('common.delete')} icon={<DeleteIcon size={20} />} disabled />
      </Specimen>
      <Specimen state="state.focused">
        <IconButton label={message('common.close')} icon={<CloseIcon />} />
      </Specimen>
    </Sheet>
  );
}

export function LinkButtons() {
  const message = useMessage();
  return (
    <Sheet title="link-button">
      <Specimen state="state.rest">
        <Row>
          {variants.map((variant) => (
            <LinkButton key={variant} href="#offers" variant={variant}>
              {message('empty.action')}
            </LinkButton>
          ))}
        </Row>
      </Specimen>
      <Specimen state="state.focused">
        <LinkButton href="#offers" variant="secondary" icon={<ArrowRightIcon size={20} />}>
          {message('empty.action')}
        </LinkButton>
      </Specimen>
      <Specimen state="state.long">
        <LinkButton href="#offers" variant="primary" wide>
          {message('button.long')}
        </LinkButton>
      </Specimen>
    </Sheet>
  );
}

export function Waiting() {
  const message = useMessage();
  return (
    <Sheet title="spinner">
      <Specimen state="state.busy">
        <Row>
          <Spinner />
          {message('common.loading')}
        </Row>
      </Specimen>
    </Sheet>
  );
}

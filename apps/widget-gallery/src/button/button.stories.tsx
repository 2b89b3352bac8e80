import type { Meta } from '@storybook/react-webpack5';
import { ArrowRightIcon, Button, DeleteIcon, EditIcon, type ButtonVariant } from '@alzette/ui';
import { Row, Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Buttons/Button' } satisfies Meta;

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'plain', 'link', 'subtle'];

function EachLook({ busy, disabled }: { readonly busy?: boolean; readonly disabled?: boolean }) {
  const words = useWords();
  return (
    <Row>
      {variants.map((variant) => (
        <Button
          key={variant}
          variant={variant}
          busy={busy}
          busyLabel={words(`button.${variant}.busy`)}
          disabled={disabled}
        >
          {words(`button.${variant}`)}
        </Button>
      ))}
    </Row>
  );
}

export function States() {
  const words = useWords();
  return (
    <Sheet title="button">
      <Specimen state="state.rest">
        <EachLook />
      </Specimen>
      <Specimen state="state.busy">
        <EachLook busy />
      </Specimen>
      <Specimen state="state.disabled">
        <EachLook disabled />
      </Specimen>
      <Specimen state="state.focused">
        <EachLook />
      </Specimen>
      <Specimen state="state.icon">
        <Row>
          <Button variant="primary" icon={<ArrowRightIcon size={20} />}>
            {words('button.primary')}
          </Button>
          <Button icon={<EditIcon size={20} />}>{words('common.edit')}</Button>
          <Button variant="subtle" icon={<DeleteIcon size={20} />}>
            {words('common.delete')}
          </Button>
        </Row>
      </Specimen>
      <Specimen state="state.compact">
        <Row>
          <Button variant="primary" compact>
            {words('button.primary')}
          </Button>
          <Button variant="primary" compact busy busyLabel={words('button.primary.busy')}>
            {words('button.primary')}
          </Button>
        </Row>
      </Specimen>
      <Specimen state="state.wide">
        <Button variant="primary" wide>
          {words('button.primary')}
        </Button>
      </Specimen>
      <Specimen state="state.long">
        <Button variant="primary" wide>
          {words('button.long')}
        </Button>
      </Specimen>
    </Sheet>
  );
}

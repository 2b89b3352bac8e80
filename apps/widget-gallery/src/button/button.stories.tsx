import type { Meta } from '@storybook/react-webpack5';
import { ArrowRightIcon, Button, DeleteIcon, EditIcon, type ButtonVariant } from '@alzette/ui';
import { Row, Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Buttons/Button' } satisfies Meta;

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'plain', 'link', 'subtle'];

function EachLook({ busy, disabled }: { readonly busy?: boolean; readonly disabled?: boolean }) {
  const message = useMessage();
  return (
    <Row>
      {variants.map((variant) => (
        <Button
          key={variant}
          variant={variant}
          busy={busy}
          busyLabel={message(`button.${variant}.busy`)}
          disabled={disabled}
        >
          {message(`button.${variant}`)}
        </Button>
      ))}
    </Row>
  );
}

export function States() {
  const message = useMessage();
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
            {message('button.primary')}
          </Button>
          <Button icon={<EditIcon size={20} />}>{message('common.edit')}</Button>
          <Button variant="subtle" icon={<DeleteIcon size={20} />}>
            {message('common.delete')}
          </Button>
        </Row>
      </Specimen>
      <Specimen state="state.compact">
        <Row>
          <Button variant="primary" compact>
            {message('button.primary')}
          </Button>
          <Button variant="primary" compact busy busyLabel={message('button.primary.busy')}>
            {message('button.primary')}
          </Button>
        </Row>
      </Specimen>
      <Specimen state="state.wide">
        <Button variant="primary" wide>
          {message('button.primary')}
        </Button>
      </Specimen>
      <Specimen state="state.long">
        <Button variant="primary" wide>
          {message('button.long')}
        </Button>
      </Specimen>
    </Sheet>
  );
}

import type { Meta } from '@storybook/react-webpack5';
import { ArrowRightIcon, Button, DeleteIcon, EditIcon, type ButtonLook } from '@alzette/ui';
import { Row, Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Buttons/Button' } satisfies Meta;

const looks: readonly ButtonLook[] = ['go', 'river', 'plain', 'link', 'quiet'];

function EachLook({ busy, disabled }: { readonly busy?: boolean; readonly disabled?: boolean }) {
  const words = useWords();
  return (
    <Row>
      {looks.map((look) => (
        <Button key={look} look={look} busy={busy} busyLabel={words(`button.${look}.busy`)} disabled={disabled}>
          {words(`button.${look}`)}
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
          <Button look="go" icon={<ArrowRightIcon size={20} />}>
            {words('button.go')}
          </Button>
          <Button icon={<EditIcon size={20} />}>{words('common.edit')}</Button>
          <Button look="quiet" icon={<DeleteIcon size={20} />}>
            {words('common.delete')}
          </Button>
        </Row>
      </Specimen>
      <Specimen state="state.compact">
        <Row>
          <Button look="go" compact>
            {words('button.go')}
          </Button>
          <Button look="go" compact busy busyLabel={words('button.go.busy')}>
            {words('button.go')}
          </Button>
        </Row>
      </Specimen>
      <Specimen state="state.wide">
        <Button look="go" wide>
          {words('button.go')}
        </Button>
      </Specimen>
      <Specimen state="state.long">
        <Button look="go" wide>
          {words('button.long')}
        </Button>
      </Specimen>
    </Sheet>
  );
}

import type { Meta } from '@storybook/react-webpack5';
import { Button, TextField, ValidatedBlock } from '@alzette/ui';
import { Row, Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Validated block' } satisfies Meta;

const iban = 'LU28 0019 4006 4475 0000';
const nothing = () => {};

export function States() {
  const message = useMessage();
  const block = { label: message('iban.label'), value: iban, text: message('iban.text') };
  return (
    <Sheet title="validated-block">
      <Specimen state="state.validated">
        <ValidatedBlock {...block} changeLabel={message('common.change')} />
      </Specimen>
      <Specimen state="state.validated-final">
        <ValidatedBlock {...block} />
      </Specimen>
      <Specimen state="state.focused">
        <ValidatedBlock {...block} changeLabel={message('common.change')} />
      </Specimen>
      <Specimen state="state.long">
        <ValidatedBlock
          label={message('company.label')}
          value={message('company.value')}
          text={message('iban.text')}
          changeLabel={message('common.change')}
        />
      </Specimen>
      <Specimen state="state.busy" wide>
        <Row form>
          <TextField name="busy" label={message('iban.label')} numeric readOnly value={iban} onChange={nothing} />
          <Button busy busyLabel={message('button.plain.busy')}>
            {message('button.plain')}
          </Button>
        </Row>
      </Specimen>
    </Sheet>
  );
}

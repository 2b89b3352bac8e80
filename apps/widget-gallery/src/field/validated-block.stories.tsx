import type { Meta } from '@storybook/react-webpack5';
import { Button, TextField, ValidatedBlock } from '@alzette/ui';
import { Row, Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Validated block' } satisfies Meta;

const iban = 'LU28 0019 4006 4475 0000';
const nothing = () => {};

export function States() {
  const words = useWords();
  const block = { label: words('iban.label'), value: iban, text: words('iban.text') };
  return (
    <Sheet title="validated-block">
      <Specimen state="state.validated">
        <ValidatedBlock {...block} changeLabel={words('common.change')} />
      </Specimen>
      <Specimen state="state.validated-final">
        <ValidatedBlock {...block} />
      </Specimen>
      <Specimen state="state.focused">
        <ValidatedBlock {...block} changeLabel={words('common.change')} />
      </Specimen>
      <Specimen state="state.long">
        <ValidatedBlock
          label={words('company.label')}
          value={words('company.value')}
          text={words('iban.text')}
          changeLabel={words('common.change')}
        />
      </Specimen>
      <Specimen state="state.busy" wide>
        <Row form>
          <TextField name="busy" label={words('iban.label')} numeric readOnly value={iban} onChange={nothing} />
          <Button busy busyLabel={words('button.plain.busy')}>
            {words('button.plain')}
          </Button>
        </Row>
      </Specimen>
    </Sheet>
  );
}

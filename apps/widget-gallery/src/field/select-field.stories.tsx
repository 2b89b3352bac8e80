import type { Meta } from '@storybook/react-webpack5';
import { SelectField, type SelectFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Select field' } satisfies Meta;

const nationalities = ['lu', 'fr', 'de', 'long'] as const;

function Sample({ value = '', ...props }: Partial<SelectFieldProps> & Pick<SelectFieldProps, 'name'>) {
  const words = useWords();
  const options = nationalities.map((code) => ({ value: code, label: words(`nationality.${code}`) }));
  const fixed = { label: words('nationality.label'), placeholder: words('common.select'), options };
  return (
    <Held first={value}>{(held, hold) => <SelectField {...fixed} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const words = useWords();
  return (
    <Sheet title="select-field">
      <Specimen state="state.empty">
        <Sample name="empty" required />
      </Specimen>
      <Specimen state="state.chosen">
        <Sample name="chosen" value="lu" />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value="fr" />
      </Specimen>
      <Specimen state="state.optional">
        <Sample name="optional" optional={words('common.optional')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value="lu" />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={words('common.error.required')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample name="long" label={words('company.label')} value="long" error={words('company.error')} />
      </Specimen>
    </Sheet>
  );
}

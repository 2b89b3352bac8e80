import type { Meta } from '@storybook/react-webpack5';
import { SelectField, type SelectFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Select field' } satisfies Meta;

const nationalities = ['lu', 'fr', 'de', 'long'] as const;

function Sample({ value = '', ...props }: Partial<SelectFieldProps> & Pick<SelectFieldProps, 'name'>) {
  const message = useMessage();
  const options = nationalities.map((code) => ({ value: code, label: message(`nationality.${code}`) }));
  const fixed = { label: message('nationality.label'), placeholder: message('common.select'), options };
  return (
    <Held first={value}>{(held, hold) => <SelectField {...fixed} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
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
        <Sample name="optional" optional={message('common.optional')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value="lu" />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('common.error.required')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample name="long" label={message('company.label')} value="long" error={message('company.error')} />
      </Specimen>
    </Sheet>
  );
}

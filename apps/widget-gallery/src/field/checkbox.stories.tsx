import type { Meta } from '@storybook/react-webpack5';
import { Checkbox, type CheckboxProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Checkbox' } satisfies Meta;

function Sample({ checked = false, ...props }: Partial<CheckboxProps> & Pick<CheckboxProps, 'name'>) {
  const label = useWords()('agree.label');
  return (
    <Held first={checked}>{(held, hold) => <Checkbox label={label} {...props} checked={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const words = useWords();
  return (
    <Sheet title="checkbox">
      <Specimen state="state.empty">
        <Sample name="empty" required />
      </Specimen>
      <Specimen state="state.chosen">
        <Sample name="chosen" checked />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" checked />
      </Specimen>
      <Specimen state="state.help">
        <Sample name="help" help={words('agree.help')} />
      </Specimen>
      <Specimen state="state.optional">
        <Sample name="optional" label={words('news.label')} optional={words('common.optional')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled />
        <Sample name="disabled-chosen" disabled checked />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={words('agree.error')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample
          name="long"
          label={words('contact.long')}
          help={words('company.value')}
          error={words('company.error')}
        />
      </Specimen>
    </Sheet>
  );
}

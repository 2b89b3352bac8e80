import type { Meta } from '@storybook/react-webpack5';
import { Checkbox, type CheckboxProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Checkbox' } satisfies Meta;

function Sample({ checked = false, ...props }: Partial<CheckboxProps> & Pick<CheckboxProps, 'name'>) {
  const label = useMessage()('agree.label');
  return (
    <Held first={checked}>{(held, hold) => <Checkbox label={label} {...props} checked={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
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
        <Sample name="help" help={message('agree.help')} />
      </Specimen>
      <Specimen state="state.optional">
        <Sample name="optional" label={message('news.label')} optional={message('common.optional')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled />
        <Sample name="disabled-chosen" disabled checked />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('agree.error')} />
      </Specimen>
      <Specimen state="state.long">
        <Sample
          name="long"
          label={message('contact.long')}
          help={message('company.value')}
          error={message('company.error')}
        />
      </Specimen>
    </Sheet>
  );
}

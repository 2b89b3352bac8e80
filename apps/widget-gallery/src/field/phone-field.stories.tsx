import type { Meta } from '@storybook/react-webpack5';
import { PhoneField, type PhoneFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Phone field' } satisfies Meta;

function Sample({ value = '', ...props }: Partial<PhoneFieldProps> & Pick<PhoneFieldProps, 'name'>) {
  const message = useMessage();
  const country = {
    name: `${props.name}-prefix`,
    label: message('common.phone-prefix'),
    options: ['+352', '+33', '+32', '+49'],
  };
  return (
    <Held first={{ prefix: '+352', number: value }}>
      {(held, hold) => (
        <PhoneField
          label={message('phone.label')}
          {...props}
          value={held.number}
          onChange={(number) => hold({ ...held, number })}
          prefix={{ ...country, value: held.prefix, onChange: (prefix) => hold({ ...held, prefix }) }}
        />
      )}
    </Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="phone-field">
      <Specimen state="state.empty">
        <Sample name="empty" required />
      </Specimen>
      <Specimen state="state.placeholder">
        <Sample name="example" placeholder="691 123 456" help={message('phone.help')} />
      </Specimen>
      <Specimen state="state.filled">
        <Sample name="filled" value="691 123 456" />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value="691 123 456" />
      </Specimen>
      <Specimen state="state.optional">
        <Sample name="optional" optional={message('common.optional')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" disabled value="691 123 456" />
      </Specimen>
      <Specimen state="kind.required">
        <Sample name="required" required error={message('common.error.required')} />
      </Specimen>
      <Specimen state="kind.phone">
        <Sample name="phone" value="six neuf un" error={message('common.error.phone')} />
      </Specimen>
    </Sheet>
  );
}

import type { Meta } from '@storybook/react-webpack5';
import { TextField, type TextFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useMessage } from '../support/use-message';

export default { title: 'Fields/Text field' } satisfies Meta;

type SampleProps = Partial<TextFieldProps> & Pick<TextFieldProps, 'name'>;

function Sample({ value = '', ...props }: SampleProps) {
  const label = useMessage()('firstname.label');
  return (
    <Held first={value}>{(held, hold) => <TextField label={label} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const message = useMessage();
  return (
    <Sheet title="text-field">
      <Specimen state="state.empty">
        <Sample name="empty" required />
      </Specimen>
      <Specimen state="state.filled">
        <Sample name="filled" value={message('firstname.value')} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value={message('firstname.value')} />
      </Specimen>
      <Specimen state="state.help">
        <Sample name="help" label={message('email.label')} help={message('email.help')} type="email" />
      </Specimen>
      <Specimen state="state.optional">
        <Sample name="optional" optional={message('common.optional')} label={message('customer.label')} />
      </Specimen>
      <Specimen state="state.placeholder">
        <Sample name="example" label={message('phone.label')} type="tel" placeholder="691 123 456" />
      </Specimen>
      <Specimen state="state.prefix">
        <Sample name="prefix" label={message('postcode.label')} prefix="L-" numeric value="2560" />
      </Specimen>
      <Specimen state="state.numeric">
        <Sample name="numeric" label={message('iccid.label')} numeric value="8935 2010 0000 0012 340" />
      </Specimen>
      <Specimen state="state.locked">
        <Sample name="locked" label={message('country.label')} readOnly value={message('country.value')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" label={message('country.label')} disabled value={message('country.value')} />
      </Specimen>
    </Sheet>
  );
}

export function Errors() {
  const message = useMessage();
  return (
    <Sheet title="text-field">
      <Specimen state="kind.required">
        <Sample name="required" required error={message('common.error.required')} />
      </Specimen>
      <Specimen state="kind.email">
        <Sample
          name="email"
          label={message('email.label')}
          type="email"
          value="camille@example"
          error={message('common.error.email')}
        />
      </Specimen>
      <Specimen state="kind.choice">
        <Sample
          name="choice"
          label={message('country.label')}
          value="Atlantis"
          error={message('country.choice.error.choice')}
        />
      </Specimen>
      <Specimen state="kind.pattern">
        <Sample
          name="pattern"
          label={message('iccid.label')}
          numeric
          value="8935 2010"
          error={message('iccid.error.pattern')}
        />
      </Specimen>
      <Specimen state="kind.postcode">
        <Sample
          name="postcode"
          label={message('postcode.label')}
          prefix="L-"
          numeric
          value="25"
          error={message('common.error.postcode')}
        />
      </Specimen>
      <Specimen state="state.error-with-help">
        <Sample
          name="error-with-help"
          label={message('email.label')}
          help={message('email.help')}
          type="email"
          error={message('common.error.email')}
        />
      </Specimen>
      <Specimen state="state.long">
        <Sample
          name="long"
          label={message('company.label')}
          value={message('company.value')}
          error={message('company.error')}
        />
      </Specimen>
    </Sheet>
  );
}

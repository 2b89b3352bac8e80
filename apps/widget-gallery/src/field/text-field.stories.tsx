import type { Meta } from '@storybook/react-webpack5';
import { TextField, type TextFieldProps } from '@alzette/ui';
import { Held } from '../support/held';
import { Sheet, Specimen } from '../support/sheet';
import { useWords } from '../support/use-words';

export default { title: 'Fields/Text field' } satisfies Meta;

type SampleProps = Partial<TextFieldProps> & Pick<TextFieldProps, 'name'>;

function Sample({ value = '', ...props }: SampleProps) {
  const label = useWords()('firstname.label');
  return (
    <Held first={value}>{(held, hold) => <TextField label={label} {...props} value={held} onChange={hold} />}</Held>
  );
}

export function States() {
  const words = useWords();
  return (
    <Sheet title="text-field">
      <Specimen state="state.empty">
        <Sample name="empty" required />
      </Specimen>
      <Specimen state="state.filled">
        <Sample name="filled" value={words('firstname.value')} />
      </Specimen>
      <Specimen state="state.focused">
        <Sample name="focused" value={words('firstname.value')} />
      </Specimen>
      <Specimen state="state.help">
        <Sample name="help" label={words('email.label')} help={words('email.help')} type="email" />
      </Specimen>
      <Specimen state="state.optional">
        <Sample name="optional" optional={words('common.optional')} label={words('customer.label')} />
      </Specimen>
      <Specimen state="state.placeholder">
        <Sample name="example" label={words('phone.label')} type="tel" placeholder="691 123 456" />
      </Specimen>
      <Specimen state="state.prefix">
        <Sample name="prefix" label={words('postcode.label')} prefix="L-" numeric value="2560" />
      </Specimen>
      <Specimen state="state.numeric">
        <Sample name="numeric" label={words('iccid.label')} numeric value="8935 2010 0000 0012 340" />
      </Specimen>
      <Specimen state="state.locked">
        <Sample name="locked" label={words('country.label')} readOnly value={words('country.value')} />
      </Specimen>
      <Specimen state="state.disabled">
        <Sample name="disabled" label={words('country.label')} disabled value={words('country.value')} />
      </Specimen>
    </Sheet>
  );
}

export function Errors() {
  const words = useWords();
  return (
    <Sheet title="text-field">
      <Specimen state="kind.required">
        <Sample name="required" required error={words('common.error.required')} />
      </Specimen>
      <Specimen state="kind.email">
        <Sample
          name="email"
          label={words('email.label')}
          type="email"
          value="camille@example"
          error={words('common.error.email')}
        />
      </Specimen>
      <Specimen state="kind.choice">
        <Sample
          name="choice"
          label={words('country.label')}
          value="Atlantis"
          error={words('country.choice.error.choice')}
        />
      </Specimen>
      <Specimen state="kind.pattern">
        <Sample
          name="pattern"
          label={words('iccid.label')}
          numeric
          value="8935 2010"
          error={words('iccid.error.pattern')}
        />
      </Specimen>
      <Specimen state="kind.postcode">
        <Sample
          name="postcode"
          label={words('postcode.label')}
          prefix="L-"
          numeric
          value="25"
          error={words('common.error.postcode')}
        />
      </Specimen>
      <Specimen state="state.error-with-help">
        <Sample
          name="error-with-help"
          label={words('email.label')}
          help={words('email.help')}
          type="email"
          error={words('common.error.email')}
        />
      </Specimen>
      <Specimen state="state.long">
        <Sample
          name="long"
          label={words('company.label')}
          value={words('company.value')}
          error={words('company.error')}
        />
      </Specimen>
    </Sheet>
  );
}

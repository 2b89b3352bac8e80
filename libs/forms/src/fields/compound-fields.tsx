import { useIntl } from 'react-intl';
import { DateOfBirthField, PhoneField } from '@alzette/ui';
import { asText, useField, type FormFieldProps } from './use-field';

export interface FormPhoneProps extends FormFieldProps {
  readonly prefixName: string;
  /** `+352` and the others; the first holds until one is chosen. */
  readonly prefixes: readonly string[];
  readonly placeholder?: string | undefined;
}

export function FormPhone(props: FormPhoneProps) {
  const { prefixName, prefixes, placeholder } = props;
  const { form, value, setValue, widget } = useField(props);
  const { formatMessage } = useIntl();
  return (
    <PhoneField
      {...widget}
      placeholder={placeholder}
      value={asText(value)}
      onChange={setValue}
      prefix={{
        name: prefixName,
        label: formatMessage({ id: 'common.phone-prefix' }),
        options: prefixes,
        value: asText(form.values[prefixName]) || (prefixes[0] ?? ''),
        onChange: (prefix) => form.setValue(prefixName, prefix),
      }}
    />
  );
}

export function FormDateOfBirth(props: FormFieldProps) {
  const { value, setValue, widget } = useField(props);
  const { formatMessage } = useIntl();
  return (
    <DateOfBirthField
      {...widget}
      value={asText(value)}
      onChange={setValue}
      partLabels={{
        day: formatMessage({ id: 'common.day' }),
        month: formatMessage({ id: 'common.month' }),
        year: formatMessage({ id: 'common.year' }),
      }}
    />
  );
}

import { FormattedMessage } from 'react-intl';
import { topUpKeys } from '@alzette/shop-model';
import { TextField } from '@alzette/ui';

interface NumberFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The number that gets the credit, typed in any usual way. */
export function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      {...props}
      name={topUpKeys.phoneNumber}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={<FormattedMessage id="shell.prepaid.number" />}
      help={<FormattedMessage id="shell.prepaid.number.help" />}
      numeric
      required
    />
  );
}

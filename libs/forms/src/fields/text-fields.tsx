import { useState } from 'react';
import { readPostcode } from '@alzette/shop-model';
import {
  SelectField,
  TextArea,
  TextField,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from '@alzette/ui';
import { asText, useField, type FormFieldProps } from './use-field';

type Own<Props> = FormFieldProps &
  Omit<Props, keyof FormFieldProps | 'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'required'>;

export type FormTextFieldProps = Own<TextFieldProps>;

export function FormTextField(props: FormTextFieldProps) {
  const { messageId, errorValues, ...rest } = props;
  const { value, setValue, widget } = useField({ ...rest, messageId, errorValues });
  return <TextField {...rest} {...widget} value={asText(value)} onChange={setValue} />;
}

export type FormTextAreaProps = Own<TextAreaProps>;

export function FormTextArea(props: FormTextAreaProps) {
  const { messageId, errorValues, ...rest } = props;
  const { value, setValue, widget } = useField({ ...rest, messageId, errorValues });
  return <TextArea {...rest} {...widget} value={asText(value)} onChange={setValue} />;
}

export type FormSelectProps = Own<SelectFieldProps>;

export function FormSelect(props: FormSelectProps) {
  const { messageId, errorValues, ...rest } = props;
  const { value, setValue, widget } = useField({ ...rest, messageId, errorValues });
  return <SelectField {...rest} {...widget} value={asText(value)} onChange={setValue} />;
}

/** A Luxembourg postcode behind `L-`. The form holds the four digits; what was typed stays as it was typed. */
export function FormPostcode(props: FormFieldProps) {
  const { value, setValue, widget } = useField(props);
  const held = asText(value);
  const [typed, setTyped] = useState(held);

  function handleChange(text: string) {
    setTyped(text);
    setValue(readPostcode(text) ?? text);
  }

  return (
    <TextField
      {...widget}
      prefix="L-"
      inputMode="numeric"
      autoComplete="postal-code"
      numeric
      value={(readPostcode(typed) ?? typed) === held ? typed : held}
      onChange={handleChange}
    />
  );
}

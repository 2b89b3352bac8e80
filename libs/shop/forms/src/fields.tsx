import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dialledDigits, parsePostcode } from '@alzette/shop-model';
import {
  Checkbox,
  CheckboxGroup,
  ChoiceTiles,
  DateOfBirthField,
  PhoneField,
  SelectField,
  SwitchRow,
  TextArea,
  TextField,
  type ChoiceTilesProps,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from '@alzette/ui';
import { loadPhoneParser } from './load-phone-parser';
import { asText, useField, useFieldGroup, type FormFieldProps, type GroupBox } from './use-field';

type Own<Props> = FormFieldProps &
  Omit<Props, keyof FormFieldProps | 'id' | 'value' | 'onChange' | 'onBlur' | 'error' | 'required'>;

export type FormTextFieldProps = Own<TextFieldProps>;

export function FormTextField(props: FormTextFieldProps) {
  const { messageId, errorValues, summaryLabel, ...rest } = props;
  const { value, setValue, widget } = useField({ ...rest, messageId, errorValues, summaryLabel });
  return <TextField {...rest} {...widget} value={asText(value)} onChange={setValue} />;
}

export type FormTextAreaProps = Own<TextAreaProps>;

export function FormTextArea(props: FormTextAreaProps) {
  const { messageId, errorValues, summaryLabel, ...rest } = props;
  const { value, setValue, widget } = useField({ ...rest, messageId, errorValues, summaryLabel });
  return <TextArea {...rest} {...widget} value={asText(value)} onChange={setValue} />;
}

export type FormSelectProps = Own<SelectFieldProps>;

export function FormSelect(props: FormSelectProps) {
  const { messageId, errorValues, summaryLabel, ...rest } = props;
  const { value, setValue, widget } = useField({ ...rest, messageId, errorValues, summaryLabel });
  return <SelectField {...rest} {...widget} value={asText(value)} onChange={setValue} />;
}

export interface FormPostcodeProps extends FormFieldProps {
  /** Names the address for the browser's autofill. */
  readonly section: 'billing' | 'shipping';
}

/** A Luxembourg postcode behind `L-`. The form keeps the four digits; the field shows the typed text. */
export function FormPostcode({ section, ...props }: FormPostcodeProps) {
  const { value, setValue, widget } = useField(props);
  const held = asText(value);
  const [typed, setTyped] = useState(held);

  function handleChange(text: string) {
    setTyped(text);
    setValue(parsePostcode(text) ?? text);
  }

  return (
    <TextField
      {...widget}
      prefix="L-"
      inputMode="numeric"
      autoComplete={`${section} postal-code`}
      numeric
      value={(parsePostcode(typed) ?? typed) === held ? typed : held}
      onChange={handleChange}
    />
  );
}

export type FormChoiceTilesProps = FormFieldProps & Pick<ChoiceTilesProps, 'tiles' | 'arrangement' | 'centred'>;

export function FormChoiceTiles(props: FormChoiceTilesProps) {
  const { value, setValue, widget } = useField(props);
  const { tiles, arrangement, centred } = props;
  return (
    <ChoiceTiles
      {...widget}
      tiles={tiles}
      arrangement={arrangement}
      centred={centred}
      value={asText(value)}
      onChange={setValue}
    />
  );
}

export interface FormCheckboxProps extends FormFieldProps {
  /** Text beside the box, with links where needed. The error summary uses the label. */
  readonly children?: ReactNode;
}

export function FormCheckbox(props: FormCheckboxProps) {
  const { value, setValue, widget } = useField(props);
  return <Checkbox {...widget} label={props.children ?? widget.label} checked={value === true} onChange={setValue} />;
}

export interface FormCheckboxGroupProps {
  /** The prefix of the boxes' keys. */
  readonly name: string;
  readonly label: ReactNode;
  readonly boxes: readonly GroupBox[];
}

/** Boxes of one question, each with its own key, rule and error (spec row N2). */
export function FormCheckboxGroup({ name, label, boxes }: FormCheckboxGroupProps) {
  const group = useFieldGroup(name, boxes);
  return (
    <CheckboxGroup name={name} label={label} boxes={group.boxes} values={group.values} onChange={group.setValues} />
  );
}

export interface FormSwitchProps extends FormFieldProps {
  /** Shown before the switch, such as a price. */
  readonly end?: ReactNode;
}

export function FormSwitch(props: FormSwitchProps) {
  const { value, setValue, widget } = useField(props);
  return <SwitchRow {...widget} end={props.end} checked={value === true} onChange={setValue} />;
}

export interface FormPhoneProps extends FormFieldProps {
  readonly prefixName: string;
  /** Country prefixes, such as `+352`. The first one is the default. */
  readonly prefixes: readonly string[];
  readonly placeholder?: string | undefined;
}

/**
 * A phone number and its country prefix. After the field loses focus, the number is shown as its country writes it, behind its prefix; a
 * number of a country that is not in the list keeps its calling code.
 */
export function FormPhone(props: FormPhoneProps) {
  const { name, prefixName, prefixes, placeholder } = props;
  const { form, value, setValue, widget } = useField(props);
  const { formatMessage } = useIntl();
  const text = asText(value);
  const prefix = asText(form.values[prefixName]) || (prefixes[0] ?? '');
  const shown = useRef<string | null>(null);

  useEffect(() => {
    shown.current = prefix + text;
    return () => {
      shown.current = null;
    };
  }, [prefix, text]);

  async function handleBlur() {
    widget.onBlur();
    const normal = await normalPhone(text, prefix, prefixes);
    // The shopper may have continued to type, or left the page, while the parser loaded.
    if (normal === null || shown.current !== prefix + text || normal.prefix + normal.number === prefix + text) return;
    form.setValues({ [prefixName]: normal.prefix, [name]: normal.number });
  }

  return (
    <PhoneField
      {...widget}
      placeholder={placeholder}
      value={text}
      onChange={setValue}
      onBlur={() => void handleBlur()}
      prefix={{
        name: prefixName,
        label: formatMessage({ id: 'common.phone-prefix' }),
        options: prefixes,
        value: prefix,
        onChange: (chosen) => form.setValue(prefixName, chosen),
      }}
    />
  );
}

/** The displayed form of a number; null for an invalid one, and without the parser. */
async function normalPhone(text: string, prefix: string, prefixes: readonly string[]) {
  if (dialledDigits(text) === null) return null;
  const parser = await loadPhoneParser().catch(() => null);
  const e164 = parser?.parsePhone(text, prefix) ?? null;
  if (!parser || e164 === null) return null;
  const national = parser.nationalPhone(e164);
  return national && prefixes.includes(national.prefix) ? national : { prefix, number: parser.formatPhone(e164) };
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

import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorWords } from '../form/use-error-words';
import { useShopFormInternals } from '../form/form-context';

/** What every field of a form takes. */
export interface FormFieldProps {
  /** The form key, verbatim: it is the input's `name` and its id. */
  readonly name: string;
  /** Where the field's messages begin (`<messageId>.label`, `<messageId>.error.required`); the name when left out. */
  readonly messageId?: string | undefined;
  /** In place of the message `<messageId>.label`. */
  readonly label?: string | undefined;
  readonly help?: ReactNode;
  /** Marks the field as one that may stay empty. */
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Values that the field's error messages may use. */
  readonly errorValues?: Readonly<Record<string, string | number>> | undefined;
}

/** Ties one answer of the form to a widget of ui. */
export function useField(props: FormFieldProps) {
  const { name, messageId = name, help, optional, disabled, errorValues } = props;
  const form = useShopFormInternals();
  const { formatMessage } = useIntl();
  const errorWords = useErrorWords();
  const label = props.label ?? formatMessage({ id: `${messageId}.label` });
  const key = form.errors[name];
  const { describe } = form;

  useEffect(() => describe(name, { label, messageId, errorValues }));

  return {
    form,
    value: form.values[name],
    setValue: (value: string | boolean) => form.setValue(name, value),
    widget: {
      name,
      label,
      help,
      disabled,
      optional: optional ? formatMessage({ id: 'common.optional' }) : undefined,
      error: key === undefined ? undefined : errorWords(messageId, key, errorValues),
      onBlur: () => form.leave(name),
    },
  };
}

export function asText(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}

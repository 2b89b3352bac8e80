import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorMessages, useShopFormInternals } from './shop-form';

/** Props of every field of a form. */
export interface FormFieldProps {
  /** The form key, verbatim: the input's `name` and id. */
  readonly name: string;
  /** Prefix of the field's messages (`<messageId>.label`, `<messageId>.error.required`); the name by default. */
  readonly messageId?: string | undefined;
  /** Instead of the message `<messageId>.label`. */
  readonly label?: string | undefined;
  /** Names the field in the error summary where its label alone is ambiguous. */
  readonly summaryLabel?: string | undefined;
  readonly help?: ReactNode;
  /** Marks the field as optional. */
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Values that the field's error messages may use. */
  readonly errorValues?: Readonly<Record<string, string | number>> | undefined;
}

/** Binds one answer of the form to a widget of ui. */
export function useField(props: FormFieldProps) {
  const { name, messageId = name, help, optional, disabled, errorValues } = props;
  const form = useShopFormInternals();
  const { formatMessage } = useIntl();
  const errorMessage = useErrorMessages();
  const label = props.label ?? formatMessage({ id: `${messageId}.label` });
  const key = form.errors[name];
  const { describe } = form;

  useEffect(() => describe(name, { label: props.summaryLabel ?? label, messageId, errorValues }));

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
      error: key === undefined ? undefined : errorMessage(messageId, key, errorValues),
      onBlur: () => form.leave(name),
    },
  };
}

export function asText(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}

import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { useErrorMessages, useShopFormInternals, type ShopFormApi } from './shop-form';

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

/** Binds one value of the form to a widget of ui. */
export function useField(props: FormFieldProps) {
  const { name, messageId = name, help, optional, disabled, errorValues } = props;
  const { describe, ...form } = useShopFormInternals();
  const api: ShopFormApi = form;
  const { formatMessage } = useIntl();
  const errorMessage = useErrorMessages();
  const label = props.label ?? formatMessage({ id: `${messageId}.label` as MessageId });
  const key = form.errors[name];

  useEffect(() => describe(name, { label: props.summaryLabel ?? label, messageId, errorValues }));

  return {
    form: api,
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

/** A box of a group; its value is kept under `<name of the group>.<value>`. */
export interface GroupBox {
  readonly value: string;
  /** Text beside the box, with links where needed. The error summary uses the message `<key>.label`. */
  readonly text: ReactNode;
  readonly optional?: boolean | undefined;
}

/** Binds the values of several boxes to one group of ui. */
export function useFieldGroup(name: string, boxes: readonly GroupBox[]) {
  const { describe, ...form } = useShopFormInternals();
  const { formatMessage } = useIntl();
  const errorMessage = useErrorMessages();
  const keyOf = ({ value }: GroupBox) => `${name}.${value}`;

  useEffect(() => {
    const ends = boxes.map((box) => {
      const key = keyOf(box);
      return describe(key, {
        label: formatMessage({ id: `${key}.label` as MessageId }),
        messageId: key,
        errorValues: undefined,
      });
    });
    return () => ends.forEach((end) => end());
  });

  return {
    values: boxes.filter((box) => form.values[keyOf(box)] === true).map(({ value }) => value),
    setValues: (ticked: readonly string[]) =>
      form.setValues(Object.fromEntries(boxes.map((box) => [keyOf(box), ticked.includes(box.value)]))),
    boxes: boxes.map((box) => {
      const key = form.errors[keyOf(box)];
      return {
        value: box.value,
        label: box.text,
        optional: box.optional ? formatMessage({ id: 'common.optional' }) : undefined,
        error: key === undefined ? undefined : errorMessage(keyOf(box), key),
      };
    }),
  };
}

/** The value of a text field. */
export function asText(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}

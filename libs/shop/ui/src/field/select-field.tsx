import type { ComponentPropsWithRef } from 'react';
import { Field } from './field';
import { useFieldIds, type FieldProps } from './field-props';
import { Select, type SelectOption } from './select';

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first, empty option: "Choose…". Left out, the first option is selected from the start. */
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly ref?: ComponentPropsWithRef<'select'>['ref'];
}

export function SelectField(props: SelectFieldProps) {
  const { name, id, label, help, error, optional, onBlur, ...rest } = props;
  const ids = useFieldIds({ name, id, help, error });
  return (
    <Field ids={ids} label={label} help={help} error={error} optional={optional}>
      <Select
        {...rest}
        id={ids.id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        onBlur={onBlur && (() => onBlur())}
      />
    </Field>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import controls from './control.module.css';
import { Field } from './field';
import { useFieldIds, type FieldProps } from './field-props';
import { Select } from './select';
import styles from './phone-field.module.css';

export interface PhoneFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly prefix: {
    readonly name: string;
    /** For screen readers: the number's visible label is above both controls. */
    readonly label: string;
    readonly value: string;
    /** `+352`, `+33` … */
    readonly options: readonly string[];
    readonly onChange: (value: string) => void;
  };
  readonly ref?: ComponentPropsWithRef<'input'>['ref'];
}

/** Country prefix and number, one value. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    name,
    id,
    label,
    help,
    error,
    optional,
    prefix,
    required,
    disabled,
    placeholder,
    value,
    onChange,
    onBlur,
    ref,
  } = props;
  const ids = useFieldIds({ name, id, help, error });
  return (
    <Field ids={ids} label={label} help={help} error={error} optional={optional}>
      <div className={controls.joined}>
        <Select
          id={prefix.name}
          name={prefix.name}
          className={classNames(controls.numeric, styles.prefix)}
          aria-label={prefix.label}
          autoComplete="tel-country-code"
          disabled={disabled}
          options={prefix.options.map((option) => ({ value: option, label: option }))}
          value={prefix.value}
          onChange={prefix.onChange}
        />
        <input
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          id={ids.id}
          name={name}
          className={classNames(controls.control, controls.numeric)}
          value={value}
          placeholder={placeholder}
          required={required}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur && (() => onBlur())}
        />
      </div>
    </Field>
  );
}

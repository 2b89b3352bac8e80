import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import controls from './control.module.css';
import { Field } from './field';
import { useFieldIds, type FieldProps } from './field-props';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'placeholder' | 'readOnly' | 'ref' | 'spellCheck'
>;

export interface TextFieldProps extends FieldProps, NativeProps {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'password' | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown before the value and not part of it: `L-`. */
  readonly prefix?: ReactNode;
  /** Figures of one width: numbers, postcodes, IBANs. */
  readonly numeric?: boolean | undefined;
}

export function TextField(props: TextFieldProps) {
  const { name, id, label, help, error, optional, required, disabled, prefix, numeric, onChange, onBlur, ...rest } =
    props;
  const ids = useFieldIds({ name, id, help, error });
  const input = (
    <input
      {...rest}
      type={rest.type ?? 'text'}
      id={ids.id}
      name={name}
      className={classNames(controls.control, numeric && controls.numeric)}
      required={required}
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={ids.describedBy}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur && (() => onBlur())}
    />
  );
  return (
    <Field ids={ids} label={label} help={help} error={error} optional={optional}>
      {prefix ? (
        <div className={controls.joined}>
          <span className={classNames(controls.control, controls.prefix)} aria-hidden>
            {prefix}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

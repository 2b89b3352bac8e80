import type { ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../icon/icons';
import styles from './checkbox.module.css';
import choice from './choice.module.css';
import { FieldError } from './field-error';
import { useFieldIds, type FieldProps } from './field-props';

export interface CheckboxProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly ref?: ComponentPropsWithRef<'input'>['ref'];
}

export function Checkbox(props: CheckboxProps) {
  const { name, id, label, help, error, optional, required, disabled, checked, onChange, onBlur, ref } = props;
  const ids = useFieldIds({ name, id, help, error });
  return (
    <div className={styles.frame}>
      <label className={styles.check}>
        <span className={choice.boxFrame}>
          <input
            ref={ref}
            type="checkbox"
            className={choice.box}
            id={ids.id}
            name={name}
            checked={checked}
            required={required}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur && (() => onBlur())}
          />
          <CheckIcon size={16} />
        </span>
        <span className={styles.text}>
          {label}
          {optional && <span className={styles.optional}> {optional}</span>}
          {help && <small id={ids.helpId}>{help}</small>}
        </span>
      </label>
      {error && ids.errorId && (
        <div className={styles.error}>
          <FieldError id={ids.errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

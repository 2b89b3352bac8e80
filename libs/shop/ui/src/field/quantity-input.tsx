import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { MinusIcon, PlusIcon } from '../icon/icons';
import controls from './control.module.css';
import { Field } from './field';
import { useFieldIds, type FieldProps } from './field-props';
import styles from './quantity-input.module.css';

export interface QuantityInputProps extends Omit<FieldProps, 'optional'> {
  readonly value: number;
  /** Called with whole numbers from `min` to `max` only. */
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  /** The product's own maximum. */
  readonly max?: number | undefined;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Shown while the field holds no valid number. Leaving the field restores the last valid one. */
  readonly rangeError: string;
}

export function QuantityInput(props: QuantityInputProps) {
  const { name, id, label, help, disabled, value, onChange, onBlur, min = 1, max = 10 } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const error = draft === null ? props.error : props.rangeError;
  const ids = useFieldIds({ name, id, help, error });

  function change(next: number) {
    setDraft(null);
    if (next !== value) onChange(Math.min(max, Math.max(min, next)));
  }

  function handleType(text: string) {
    const isInRange = /^\d+$/u.test(text.trim()) && Number(text) >= min && Number(text) <= max;
    if (isInRange) change(Number(text));
    else setDraft(text);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    change(Math.min(max, Math.max(min, value + step)));
  }

  function handleBlur() {
    setDraft(null);
    onBlur?.();
  }

  return (
    <Field ids={ids} label={label} help={help} error={error}>
      <div className={styles.row}>
        <IconButton
          label={props.decreaseLabel}
          icon={<MinusIcon size={20} />}
          disabled={disabled || value <= min}
          onClick={() => change(value - 1)}
        />
        <input
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          id={ids.id}
          name={name}
          className={classNames(controls.control, controls.numeric)}
          value={draft ?? String(value)}
          disabled={disabled}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        />
        <IconButton
          label={props.increaseLabel}
          icon={<PlusIcon size={20} />}
          disabled={disabled || value >= max}
          onClick={() => change(value + 1)}
        />
      </div>
    </Field>
  );
}

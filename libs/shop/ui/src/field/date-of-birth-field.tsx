import { useState, type FocusEvent } from 'react';
import { classNames } from '../class-names';
import { datePartNames, firstWrongPart, joinDateParts, splitDate, type DatePartName } from './birth-date-parts';
import controls from './control.module.css';
import styles from './date-of-birth-field.module.css';
import { FieldSet } from './field';
import { useFieldIds, type FieldProps } from './field-props';

export interface DateOfBirthFieldProps extends FieldProps {
  /** `yyyy/MM/dd`. While it is being typed, missing parts are empty: `/05/14`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly partLabels: Readonly<Record<DatePartName, string>>;
}

const autoComplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

/** A typed date without a calendar: people know their birthday by heart. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { name, id, label, help, error, optional, required, disabled, value, onChange, onBlur, partLabels } = props;
  const ids = useFieldIds({ name, id, help, error });
  // The value pads `5` to `05`; the inputs keep the typed text.
  const [typed, setTyped] = useState(() => splitDate(value));
  const parts = joinDateParts(typed) === value ? typed : splitDate(value);
  const wrongPart = error ? firstWrongPart(parts) : undefined;

  function handleChange(part: DatePartName, text: string) {
    const next = { ...parts, [part]: text.trim() };
    setTyped(next);
    onChange(joinDateParts(next));
  }

  function handleBlur(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <FieldSet
      ids={ids}
      label={label}
      help={help}
      error={error}
      optional={optional}
      disabled={disabled}
      onBlur={handleBlur}
    >
      <input type="hidden" name={name} value={value} />
      <div className={styles.parts}>
        {datePartNames.map((part) => (
          <div key={part} className={styles.part}>
            <label htmlFor={`${ids.id}.${part}`}>{partLabels[part]}</label>
            <input
              id={`${ids.id}.${part}`}
              className={classNames(controls.control, controls.numeric)}
              inputMode="numeric"
              autoComplete={autoComplete[part]}
              maxLength={part === 'year' ? 4 : 2}
              required={required}
              value={parts[part]}
              aria-invalid={wrongPart === part || wrongPart === null || undefined}
              aria-describedby={ids.errorId}
              onChange={(event) => handleChange(part, event.target.value)}
            />
          </div>
        ))}
      </div>
    </FieldSet>
  );
}

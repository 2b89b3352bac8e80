import { lazy, Suspense, useRef, useState, type ComponentType, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CalendarIcon } from '../../icon/icons';
import controls from '../control.module.css';
import { Field } from '../field';
import { useFieldIds, type FieldProps } from '../field-props';
import styles from './date-picker.module.css';
import { formatDay, isDay, type DayLimits } from './days';
import type { CalendarMessages, MonthCalendarProps } from './month-calendar';
import { parseDay } from './read-day';

/** A chunk of its own. Without it the day can still be typed. */
const MonthCalendar = lazy<ComponentType<MonthCalendarProps>>(() =>
  import('./month-calendar').then(
    (file) => ({ default: file.MonthCalendar }),
    () => ({ default: () => null }),
  ),
);

export interface DatePickerProps extends FieldProps, DayLimits {
  /** `yyyy/MM/dd`; the typed text while it is not a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** As of `Intl`: `en-GB`. */
  readonly locale: string;
  readonly messages: CalendarMessages;
  /** Content beside the calendar: other choices for that day. */
  readonly side?: ReactNode;
}

/** A day, typed or picked from the calendar below. `dayProblem` returns the problem in both cases. */
export function DatePicker(props: DatePickerProps) {
  const { name, id, label, help, error, optional, required, disabled, value, onChange, onBlur, locale, side } = props;
  const ids = useFieldIds({ name, id, help, error });
  const entry = useRef<HTMLDivElement>(null);
  const month = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && (parseDay(typed, locale) ?? typed) === value;
  const written = isDay(value) ? formatDay(value, locale) : value;

  function handleType(text: string) {
    setTyped(text);
    onChange(parseDay(text, locale) ?? text);
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (isDay(value)) setTyped(null);
    const isInside = [entry, month].some(({ current }) => current?.contains(relatedTarget));
    if (!isInside) onBlur?.();
  }

  return (
    <div className={styles.picker}>
      <div ref={entry} onBlur={handleBlur}>
        <Field ids={ids} label={label} help={help} error={error} optional={optional}>
          <input type="hidden" name={name} value={value} />
          <span className={styles.entry}>
            <input
              id={ids.id}
              className={classNames(controls.control, controls.numeric)}
              inputMode="numeric"
              autoComplete="off"
              required={required}
              disabled={disabled}
              value={isTyping ? typed : written}
              aria-invalid={error ? true : undefined}
              aria-describedby={ids.describedBy}
              onFocus={(event) => event.target.select()}
              onChange={(event) => handleType(event.target.value)}
            />
            <CalendarIcon />
          </span>
        </Field>
      </div>
      <div className={classNames(styles.scheduler, Boolean(side) && styles.withSide)}>
        <div ref={month} className={styles.month} onBlur={handleBlur}>
          <Suspense>
            <MonthCalendar {...props} />
          </Suspense>
        </div>
        {side && <div className={styles.side}>{side}</div>}
      </div>
    </div>
  );
}

import { useState } from 'react';
import { DayButton, DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker';
import { classNames } from '../../class-names';
import { ChevronRightIcon } from '../../icon/icons';
import styles from './date-picker.module.css';
import { formatDay, dayProblem, isDay, toDate, toDay, type DayLimits } from './days';

/** Texts of the calendar, for screen readers and tooltips. */
export interface CalendarMessages {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly tooEarly: string;
  readonly tooLate: string;
  readonly unavailable: string;
  /** The text after the holiday's name. */
  readonly holiday: string;
}

export interface MonthCalendarProps extends DayLimits {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locale: string;
  readonly messages: CalendarMessages;
  readonly disabled?: boolean | undefined;
}

/**
 * One month at a time, weeks from Monday. The keyboard also reaches blocked days: each has its reason, and the
 * arrow keys skip none.
 */
export function MonthCalendar({ value, onChange, locale, messages, disabled = false, ...limits }: MonthCalendarProps) {
  const { min, max } = limits;
  const isChosen = isDay(value) && value >= min && (max === undefined || value <= max);
  const [month, setMonth] = useState(() => toDate(isChosen ? value : min));
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    if (isChosen) setMonth(toDate(value));
  }
  const problemOf = (date: Date) => dayProblem(toDay(date), limits);

  function handleSelect(date: Date) {
    if (!disabled && problemOf(date) === null) onChange(toDay(date));
  }

  return (
    <DayPicker
      mode="single"
      required
      selected={isChosen ? toDate(value) : undefined}
      onSelect={handleSelect}
      month={month}
      onMonthChange={setMonth}
      startMonth={toDate(min)}
      {...(max !== undefined && { endMonth: toDate(max) })}
      // The day that gets the keyboard focus while no day is chosen.
      today={toDate(min)}
      weekStartsOn={1}
      navLayout="around"
      lang={locale}
      modifiers={{
        blocked: (date) => disabled || problemOf(date) !== null,
        holiday: (date) => problemOf(date) === 'holiday',
      }}
      modifiersClassNames={{ blocked: styles.blocked ?? '', holiday: styles.holiday ?? '' }}
      classNames={disabled ? lockedParts : parts}
      components={components}
      formatters={{
        formatCaption: (date) => date.toLocaleDateString(locale, { month: 'long', year: 'numeric' }),
        formatWeekdayName: (date) => date.toLocaleDateString(locale, { weekday: 'short' }).slice(0, 2),
      }}
      labels={{
        labelGrid: (date) => date.toLocaleDateString(locale, { month: 'long', year: 'numeric' }),
        labelWeekday: (date) => date.toLocaleDateString(locale, { weekday: 'long' }),
        labelPrevious: () => messages.previousMonth,
        labelNext: () => messages.nextMonth,
        labelDayButton: (date) => dayAndReason(toDay(date), limits, locale, messages),
      }}
    />
  );
}

function dayAndReason(day: string, limits: DayLimits, locale: string, messages: CalendarMessages): string {
  const holiday = limits.holidays?.find(({ date }) => date === day)?.name ?? '';
  const reasons = {
    'too-early': messages.tooEarly,
    'too-late': messages.tooLate,
    unavailable: messages.unavailable,
    holiday: `${holiday}, ${messages.holiday}`,
    date: '',
  };
  const problem = dayProblem(day, limits);
  return [formatDay(day, locale), problem && reasons[problem]].filter(Boolean).join(', ');
}

function ReachableDay(props: DayButtonProps) {
  const { blocked } = props.modifiers;
  return (
    <DayButton {...props} aria-disabled={blocked || undefined} title={blocked ? props['aria-label'] : undefined} />
  );
}

function Chevron({ orientation }: ChevronProps) {
  return <ChevronRightIcon size={20} className={classNames(orientation === 'left' && styles.left)} />;
}

const components = { DayButton: ReachableDay, Chevron };

const parts = {
  month: styles.sheet ?? '',
  month_caption: styles.caption ?? '',
  button_previous: styles.turn ?? '',
  button_next: styles.turn ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  selected: styles.selected ?? '',
};

const lockedParts = { ...parts, month_grid: classNames(styles.grid, styles.locked) };

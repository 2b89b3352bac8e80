import { useState } from 'react';
import { DayButton, DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker';
import { classNames } from '../../class-names';
import { ChevronRightIcon } from '../../icon/icons';
import styles from './date-picker.module.css';
import { dayInWords, dayProblem, isDay, toDate, toDay, type DayLimits } from './days';

/** What the calendar says by itself: to screen readers, and where a mouse rests. */
export interface CalendarWords {
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly tooEarly: string;
  readonly tooLate: string;
  readonly unavailable: string;
  /** Stands after the holiday's name. */
  readonly holiday: string;
}

export interface MonthCalendarProps extends DayLimits {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly locale: string;
  readonly words: CalendarWords;
  readonly disabled?: boolean | undefined;
}

/**
 * A month at a time, weeks from Monday. Days that cannot be chosen are reached by keyboard all the same: each says why,
 * and the arrows pass over none.
 */
export function MonthCalendar({ value, onChange, locale, words, disabled = false, ...limits }: MonthCalendarProps) {
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
      // Where the keyboard enters the month while nothing is chosen.
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
        labelPrevious: () => words.previousMonth,
        labelNext: () => words.nextMonth,
        labelDayButton: (date) => dayAndReason(toDay(date), limits, locale, words),
      }}
    />
  );
}

function dayAndReason(day: string, limits: DayLimits, locale: string, words: CalendarWords): string {
  const holiday = limits.holidays?.find(({ date }) => date === day)?.name ?? '';
  const reasons = {
    'too-early': words.tooEarly,
    'too-late': words.tooLate,
    unavailable: words.unavailable,
    holiday: `${holiday}, ${words.holiday}`,
    date: '',
  };
  const problem = dayProblem(day, limits);
  return [dayInWords(day, locale), problem && reasons[problem]].filter(Boolean).join(', ');
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

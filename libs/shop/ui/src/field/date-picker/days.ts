/** Days are yyyy/MM/dd and have no time zone. Only the calendar represents a day by a `Date`: noon, local time. */
export interface DayLimits {
  /** The first day that can be chosen. */
  readonly min: string;
  readonly max?: string | undefined;
  readonly unavailable?: readonly string[] | undefined;
  readonly holidays?: readonly { readonly date: string; readonly name: string }[] | undefined;
}

/** The reason why a day cannot be chosen; `date` when there is no such day. */
export type DayProblem = 'date' | 'too-early' | 'too-late' | 'unavailable' | 'holiday';

/** The rule for typed and for picked days (spec rows J4, N5). */
export function dayProblem(value: string, { min, max, unavailable, holidays }: DayLimits): DayProblem | null {
  if (!isDay(value)) return 'date';
  if (value < min) return 'too-early';
  if (max !== undefined && value > max) return 'too-late';
  if (holidays?.some(({ date }) => date === value)) return 'holiday';
  return unavailable?.includes(value) ? 'unavailable' : null;
}

export function isDay(value: string): boolean {
  return /^\d{4}\/\d{2}\/\d{2}$/u.test(value) && toDay(toDate(value)) === value;
}

export function toDate(day: string): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('/').map(Number);
  return new Date(year, month - 1, date, 12);
}

export function toDay(date: Date): string {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

export function dayOf(year: number, month: number, date: number): string {
  return `${year}/${String(month).padStart(2, '0')}/${String(date).padStart(2, '0')}`;
}

/** Thursday 17 December 2026 */
export function formatDay(day: string, locale: string): string {
  return toDate(day).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

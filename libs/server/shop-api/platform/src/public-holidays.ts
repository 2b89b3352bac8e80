import Holidays from 'date-holidays';
import type { Locale } from '@alzette/shop-model';
import { addDays, isWeekend } from './days';

interface Holiday {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly name: string;
}

const holidaysOfYears = new Map<string, readonly Holiday[]>();

/** Luxembourg's public holidays between two days, inclusive; days are yyyy-MM-dd. */
export function publicHolidays(first: string, last: string, locale: Locale): Holiday[] {
  const years = [...new Set([first, last].map((day) => day.slice(0, 4)))];
  return years.flatMap((year) => holidaysOf(year, locale)).filter(({ day }) => day >= first && day <= last);
}

/** Cached for each year, because the calculation takes about ten milliseconds. */
function holidaysOf(year: string, locale: Locale): readonly Holiday[] {
  const key = `${year} ${locale}`;
  const known = holidaysOfYears.get(key);
  if (known) return known;
  const calendar = new Holidays('LU', { languages: [locale], types: ['public'] });
  const holidays = calendar.getHolidays(Number(year)).map(({ date, name }) => ({ day: date.slice(0, 10), name }));
  holidaysOfYears.set(key, holidays);
  return holidays;
}

/** Margin of the search range: `2 * count` days plus this contain `count` working days, even with all holidays in a row. */
const maxDaysOff = 14;

/** Adds working days, or subtracts them: Saturdays, Sundays and public holidays do not count. */
export function addWorkingDays(day: string, count: number): string {
  const step = Math.sign(count);
  const farthest = addDays(day, 2 * count + step * maxDaysOff);
  const [first = day, end = day] = [day, farthest].sort();
  const holidays = publicHolidays(first, end, 'fr').map((holiday) => holiday.day);
  let last = day;
  for (let left = Math.abs(count); left > 0;) {
    last = addDays(last, step);
    if (!isWeekend(last) && !holidays.includes(last)) left -= 1;
  }
  return last;
}

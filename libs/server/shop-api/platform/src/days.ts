import Holidays from 'date-holidays';
import { isoDate, type Locale } from '@alzette/shop-model';

const dayMs = 24 * 60 * 60 * 1000;

/** yyyy/MM/dd, the wire's form, as yyyy-MM-dd; null for a day that does not exist. */
export function parseDate(text: string): string | null {
  const [year = 0, month = 0, day = 0] = text.split('/').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? isoDate(text) : null;
}

/** Full years between two days, both yyyy-MM-dd. A birthday on 29 February counts on 1 March in other years. */
export function ageOn(today: string, birthdate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

export function addDays(day: string, count: number): string {
  return new Date(timeOf(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Every day from the first to the last, inclusive. */
export function daysBetween(first: string, last: string): string[] {
  const count = (timeOf(last) - timeOf(first)) / dayMs;
  return Array.from({ length: count + 1 }, (_, index) => addDays(first, index));
}

export function isSunday(day: string): boolean {
  return weekdayOf(day) === 0;
}

/** Saturdays and Sundays. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) % 6 === 0;
}

function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay();
}

/** Days are counted in UTC, where every day has 24 hours. */
function timeOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}

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

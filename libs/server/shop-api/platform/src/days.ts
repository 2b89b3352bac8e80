import { isoDate } from '@alzette/shop-model';

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

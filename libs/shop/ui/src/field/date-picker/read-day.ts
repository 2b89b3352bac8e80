import { dayOf, isDay } from './days';

/**
 * Parses day, month and year in usual notations, as yyyy/MM/dd: `17.12.2026`, `17 12 26`, `17122026`, `17 décembre
 * 2026`, `jeudi 17 déc. 2026`. Null for an invalid day.
 */
export function parseDay(text: string, locale: string): string | null {
  const parts = fold(text).match(/\p{L}+|\d+/gu) ?? [];
  const numbers = parts.filter((part) => /^\d+$/u.test(part));
  const month = parts.map((part) => monthNamed(part, locale)).find((found) => found !== null);
  const [day, monthNumber, year] = month ? [numbers[0], String(month), numbers[1]] : dayMonthYear(numbers);
  const hasMore = numbers.length > (month ? 2 : 3);
  if (!day || !monthNumber || !year || hasMore || !/^(\d{2}|\d{4})$/u.test(year)) return null;
  const found = dayOf(Number(year.length === 2 ? `20${year}` : year), Number(monthNumber), Number(day));
  return isDay(found) ? found : null;
}

function dayMonthYear(numbers: readonly string[]): readonly (string | undefined)[] {
  const [first = '', second, third] = numbers;
  if (numbers.length === 1 && first.length === 8) return [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
  return first.length === 4 ? [third, second, first] : [first, second, third];
}

/** 1 to 12 for a month's name or a beginning of it that no other month shares. */
function monthNamed(word: string, locale: string): number | null {
  if (!/^\p{L}{3,}$/u.test(word)) return null;
  const names = Array.from({ length: 12 }, (_, index) => nameOfMonth(index, locale));
  const [found, ...others] = names.filter((name) => name.startsWith(word));
  return found === undefined || others.length > 0 ? null : names.indexOf(found) + 1;
}

function nameOfMonth(index: number, locale: string): string {
  return fold(new Date(2026, index, 15).toLocaleDateString(locale, { month: 'long' }));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

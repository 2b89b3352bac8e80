import Holidays from 'date-holidays';
import type { Locale } from '@alzette/shop-model';

interface PublicHoliday {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly name: string;
}

/** Luxembourg's public holidays from one day to another, both included (decision 22). */
export function publicHolidays(first: string, last: string, locale: Locale): PublicHoliday[] {
  const calendar = new Holidays('LU', { languages: [locale], types: ['public'] });
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))];
  return years
    .flatMap((year) => calendar.getHolidays(year))
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }))
    .filter(({ day }) => day >= first && day <= last);
}

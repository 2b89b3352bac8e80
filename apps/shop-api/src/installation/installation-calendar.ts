import Holidays from 'date-holidays';
import { type InstallationCalendar, type Locale, luxembourgDate } from '@alzette/shop-model';
import type { Executor } from '../platform/database/schema';
import { addDays, daysBetween, isSunday, wireDate } from '../platform/days';
import { findFullDays } from './installation-repository';

/** Days until the first appointment (decision 22), and until the last bookable one. */
const firstAfterDays = 6;
const lastAfterDays = 90;

/** The days that can be booked at this moment, on the Luxembourg calendar. */
export async function findInstallationCalendar(
  database: Executor,
  now: Date,
  locale: Locale,
): Promise<InstallationCalendar> {
  const today = luxembourgDate(now);
  const earliest = addDays(today, firstAfterDays);
  const latest = addDays(today, lastAfterDays);
  const full = await findFullDays(database, earliest, latest);
  return {
    earliest: wireDate(earliest),
    latest: wireDate(latest),
    unavailable: daysBetween(earliest, latest)
      .filter((day) => isSunday(day) || full.has(day))
      .map(wireDate),
    holidays: publicHolidays(earliest, latest, locale).map(({ day, name }) => ({ date: wireDate(day), name })),
  };
}

/** @param date yyyy/MM/dd */
export function isBookable(date: string, { earliest, latest, unavailable, holidays }: InstallationCalendar): boolean {
  const isBlocked = unavailable.includes(date) || holidays.some((holiday) => holiday.date === date);
  return date >= earliest && date <= latest && !isBlocked;
}

/** Luxembourg's public holidays between two days, inclusive. */
function publicHolidays(first: string, last: string, locale: Locale) {
  const calendar = new Holidays('LU', { languages: [locale], types: ['public'] });
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))];
  return years
    .flatMap((year) => calendar.getHolidays(year))
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }))
    .filter(({ day }) => day >= first && day <= last);
}

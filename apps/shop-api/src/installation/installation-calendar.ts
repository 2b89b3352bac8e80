import type { InstallationCalendar, Locale } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { luxembourgDate } from '../platform/days';
import { addDays, daysBetween, isSunday, onTheWire } from './days';
import { publicHolidays } from './public-holidays';

/** Days until the first appointment, and until the last one that can be made now (decision 22). */
const firstAfter = 6;
const lastAfter = 90;

/** Which days an installation may be booked for at this moment, on the Luxembourg calendar. */
export async function findInstallationCalendar(
  database: Executor,
  now: Date,
  locale: Locale,
): Promise<InstallationCalendar> {
  const today = luxembourgDate(now);
  const earliest = addDays(today, firstAfter);
  const latest = addDays(today, lastAfter);
  const full = await findFullDays(database, earliest, latest);
  return {
    earliest: onTheWire(earliest),
    latest: onTheWire(latest),
    unavailable: daysBetween(earliest, latest)
      .filter((day) => isSunday(day) || full.has(day))
      .map(onTheWire),
    holidays: publicHolidays(earliest, latest, locale).map(({ day, name }) => ({ date: onTheWire(day), name })),
  };
}

/** @param date yyyy/MM/dd */
export function isBookable(date: string, { earliest, latest, unavailable, holidays }: InstallationCalendar): boolean {
  const isBlocked = unavailable.includes(date) || holidays.some((holiday) => holiday.date === date);
  return date >= earliest && date <= latest && !isBlocked;
}

async function findFullDays(database: Executor, first: string, last: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('installation_full_days')
    .select('day')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

import {
  type InstallationCalendar,
  type Locale,
  luxembourgDate,
  type OrderRequest,
  wireDate,
} from '@alzette/shop-model';
import { addDays, daysBetween, isSunday, publicHolidays } from '@alzette/shop-api/platform';
import type { InstallationContext } from './appointment-system';
import { findFullDays } from './installation-repository';

/** Days until the first appointment (decision 22), and until the last bookable one. */
const firstAfterDays = 6;
const lastAfterDays = 90;

/** The calendar for an order. Null if the order names no installation. Call it before the transaction, as a partner may take seconds. */
export async function findCalendarFor(
  context: Pick<InstallationContext, 'database' | 'now' | 'partners'>,
  { complementaryInformations, preferredLanguage }: OrderRequest,
): Promise<InstallationCalendar | null> {
  const isNamed = complementaryInformations.some(({ installation }) => installation);
  return isNamed ? findInstallationCalendar(context, preferredLanguage) : null;
}

/**
 * The days that can be booked at this moment, on the Luxembourg calendar.
 *
 * @throws PartnerError
 */
export async function findInstallationCalendar(
  { database, now, partners }: Pick<InstallationContext, 'database' | 'now' | 'partners'>,
  locale: Locale,
): Promise<InstallationCalendar> {
  const today = luxembourgDate(now());
  const earliest = addDays(today, firstAfterDays);
  const latest = addDays(today, lastAfterDays);
  const full = await (partners.appointments?.findFullDays(earliest, latest) ??
    findFullDays(database, earliest, latest));
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

import {
  describeInstallationMode,
  type Installation,
  type InstallationCalendar,
  type InstallationMode,
  type OrderRequest,
  type Locale,
  luxembourgDate,
} from '@alzette/shop-model';
import type { BookedItem, PricedItem } from '../order/order-item';
import type { Executor } from '../platform/database/schema';
import { readDate, addDays, daysBetween, isSunday, wireDate } from '../platform/days';
import { publicHolidays } from '../platform/days';
import { unprocessable } from '../platform/http/problem';
import { findFullDays } from './installation-repository';

/**
 * An item that is installed names a mode and a day of the current calendar; any other item names none (spec row J3).
 *
 * @throws ProblemError 422
 */
export async function bookInstallations(
  database: Executor,
  request: OrderRequest,
  items: readonly PricedItem[],
  now: Date,
): Promise<BookedItem[]> {
  const isNeeded = items.some(({ installationModes }) => installationModes.length > 0);
  const calendar = isNeeded ? await findInstallationCalendar(database, now, request.preferredLanguage) : null;
  return items.map((priced) => {
    const index = request.complementaryInformations.findIndex(
      ({ identifier }) => identifier === priced.item.identifier,
    );
    const installation = request.complementaryInformations[index]?.installation ?? null;
    const path = `body/complementaryInformations/${index}/installation`;
    if (calendar === null || priced.installationModes.length === 0) {
      refuseInstallation(installation, path);
      return { ...priced, installationFee: 0, installationName: null };
    }
    const mode = bookedMode(priced, installation, calendar, path);
    return {
      ...priced,
      installationFee: mode.price,
      installationName: describeInstallationMode(mode).label,
    };
  });
}

function refuseInstallation(installation: Installation | null, path: string): void {
  if (installation === null) return;
  throw unprocessable('installation_not_offered', path, 'has to be null for an item that is not installed');
}

function bookedMode(
  { installationModes }: PricedItem,
  installation: Installation | null,
  calendar: InstallationCalendar,
  path: string,
): InstallationMode {
  if (installation === null) {
    throw unprocessable('installation_missing', path, 'has to name mode, day and time');
  }
  const mode = installationModes.find(({ code }) => code === installation.mode);
  if (!mode) {
    const codes = installationModes.map(({ code }) => code).join(', ');
    throw unprocessable('installation_mode_unknown', `${path}/mode`, `has to be one of ${codes}`);
  }
  if (readDate(installation.date) === null || !isBookable(installation.date, calendar)) {
    throw unprocessable('installation_date_unavailable', `${path}/date`, 'is not available');
  }
  return mode;
}

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

import {
  describeInstallationMode,
  type Installation,
  type InstallationCalendar,
  type InstallationMode,
  type OrderRequest,
  type Locale,
  luxembourgDate,
} from '@alzette/shop-model';
import type { BookedItem, PricedItem } from '@alzette/shop-api/order';
import {
  addDays,
  daysBetween,
  isSunday,
  parseDate,
  publicHolidays,
  unprocessable,
  wireDate,
} from '@alzette/shop-api/platform';
import type { InstallationContext } from './appointment-system';
import { findFullDays } from './installation-repository';

/**
 * An item that is installed names a mode and a day of the current calendar; any other item names none (spec row J3).
 *
 * @param calendar null if the request names no installation
 * @throws ProblemError 422
 */
export function bookInstallations(
  request: OrderRequest,
  items: readonly PricedItem[],
  calendar: InstallationCalendar | null,
): BookedItem[] {
  return items.map((priced) => {
    const index = request.complementaryInformations.findIndex(
      ({ identifier }) => identifier === priced.item.identifier,
    );
    const installation = request.complementaryInformations[index]?.installation ?? null;
    const path = `body/complementaryInformations/${index}/installation`;
    if (priced.installationModes.length === 0) {
      refuseInstallation(installation, path);
      return { ...priced, ...notInstalled };
    }
    const mode = bookedMode(priced, installation, calendar, path);
    return {
      ...priced,
      installationFee: mode.price,
      installationName: describeInstallationMode(mode).label,
      selfInstallation: mode.selfInstallation ?? false,
      installationParcel: mode.parcel ?? null,
    };
  });
}

/** The installation of an item that is not installed. */
export const notInstalled = {
  installationFee: 0,
  installationName: null,
  selfInstallation: false,
  installationParcel: null,
} as const satisfies Partial<BookedItem>;

function refuseInstallation(installation: Installation | null, path: string): void {
  if (installation === null) return;
  throw unprocessable('installation_not_offered', path, 'has to be null for an item that is not installed');
}

function bookedMode(
  { installationModes }: PricedItem,
  installation: Installation | null,
  calendar: InstallationCalendar | null,
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
  if (parseDate(installation.date) === null || !calendar || !isBookable(installation.date, calendar)) {
    throw unprocessable('installation_date_unavailable', `${path}/date`, 'is not available');
  }
  return mode;
}

/** Days until the first appointment (decision 22), and until the last bookable one. */
const firstAfterDays = 6;
const lastAfterDays = 90;

/** The calendar for an order. Null if the order names no installation. Ask before the transaction: a partner may take seconds. */
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

import {
  describeInstallationMode,
  type Installation,
  type InstallationCalendar,
  type InstallationMode,
  type OrderRequest,
} from '@alzette/shop-model';
import type { BookedItem, PricedItem } from '@alzette/shop-api/order';
import { parseDate, unprocessable } from '@alzette/shop-api/platform';
import { isBookable } from './installation-calendar';

/**
 * Requires a mode and a day of the current calendar for an item that is installed, and neither for any other item (spec row J3).
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

/** The value for an item without an installation. */
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

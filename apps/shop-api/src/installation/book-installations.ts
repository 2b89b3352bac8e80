import type { Installation, InstallationCalendar, InstallationMode, OrderRequest } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { unprocessable } from '../platform/http/problem-error';
import { readDate } from '../platform/days';
import type { PricedItem } from '../order/pricing/priced-line';
import { findInstallationCalendar, isBookable } from './installation-calendar';

/** A line with the way to install it that was chosen: cents for one piece, and its name in the order's language. */
export interface BookedItem extends PricedItem {
  readonly installationFee: number;
  readonly installationName: string | null;
}

/**
 * A line that gets installed says how and when, on a day that the calendar of this moment has; no other line does
 * (spec row J3).
 *
 * @throws ProblemError 422
 */
export async function bookInstallations(
  database: Executor,
  request: OrderRequest,
  lines: readonly PricedItem[],
  now: Date,
): Promise<BookedItem[]> {
  const isNeeded = lines.some(({ installationModes }) => installationModes.length > 0);
  const calendar = isNeeded ? await findInstallationCalendar(database, now, request.preferredLanguage) : null;
  return lines.map((line) => {
    const index = request.complementaryInformations.findIndex(({ identifier }) => identifier === line.item.identifier);
    const installation = request.complementaryInformations[index]?.installation ?? null;
    const path = `body/complementaryInformations/${index}/installation`;
    if (calendar === null || line.installationModes.length === 0) {
      refuseInstallation(installation, path);
      return { ...line, installationFee: 0, installationName: null };
    }
    const mode = bookedMode(line, installation, calendar, path);
    return {
      ...line,
      installationFee: mode.price,
      installationName: String(mode.attributes['installation_mode_label'] ?? mode.code),
    };
  });
}

function refuseInstallation(installation: Installation | null, path: string): void {
  if (installation === null) return;
  throw unprocessable('installation_not_offered', path, 'has to be null for a line that nobody installs');
}

function bookedMode(
  { installationModes }: PricedItem,
  installation: Installation | null,
  calendar: InstallationCalendar,
  path: string,
): InstallationMode {
  if (installation === null) {
    throw unprocessable('installation_missing', path, 'has to say how and when the line is installed');
  }
  const mode = installationModes.find(({ code }) => code === installation.mode);
  if (!mode) {
    const codes = installationModes.map(({ code }) => code).join(', ');
    throw unprocessable('installation_mode_unknown', `${path}/mode`, `has to be one of ${codes}`);
  }
  if (readDate(installation.date) === null || !isBookable(installation.date, calendar)) {
    throw unprocessable('installation_date_unavailable', `${path}/date`, 'is no day for an installation');
  }
  return mode;
}

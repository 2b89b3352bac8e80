import { type CartItem, type InstallationCalendar, offerOf } from '@alzette/shop-model';
import { anInternetVariant, aTvVariant } from '@alzette/testing';

export const calendarPath = '/api/v2/shop/installation/calendar';

/** Monday 14 December 2026 to Friday 29 January 2027. */
export function aCalendar(overrides: Partial<InstallationCalendar> = {}): InstallationCalendar {
  return {
    earliest: '2026/12/14',
    latest: '2027/01/29',
    unavailable: ['2026/12/20', '2026/12/24', '2026/12/27'],
    holidays: [{ date: '2026/12/25', name: 'Christmas Day' }],
    ...overrides,
  };
}

/** Fibre, installed by the shopper free of charge or by a technician for 69.00 €. */
export function anInstalledItem(overrides: Partial<CartItem> = {}): CartItem {
  const mode = (code: string, price: number, label: string) => ({
    code,
    price,
    attributes: { installation_mode_label: label, installation_mode_description: `${label}, in text` },
  });
  const variant = anInternetVariant({
    installationModes: [mode('self', 0, 'I connect it myself'), mode('technician', 6900, 'A technician comes')],
  });
  return { ...offerOf(variant).item({ identifier: 'fibre-1', origin: '/en/internet' }), ...overrides };
}

/** TV whose set-top box comes by post, or that a technician installs. Without a parcel it is a TV app. */
export function aSelfInstalledItem(
  overrides: Partial<CartItem> = {},
  parcel: string | undefined = 'Set-top box',
): CartItem {
  const texts = (label: string) => ({
    installation_mode_label: label,
    installation_mode_description: `${label}, in text`,
  });
  const variant = aTvVariant({
    attributes: {},
    installationModes: [
      { code: 'self', price: 0, attributes: texts('I connect it myself'), selfInstallation: true, parcel },
      { code: 'technician', price: 6900, attributes: texts('A technician comes'), selfInstallation: false },
    ],
  });
  return { ...offerOf(variant).item({ identifier: 'tv-1', origin: '/en/tv' }), ...overrides };
}

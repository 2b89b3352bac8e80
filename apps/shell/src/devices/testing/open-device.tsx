import { screen } from '@testing-library/react';
import type { DeviceTaxon, SubscriptionVariant } from '@alzette/shop-model';
import { aMobileVariant, fakeHttp, type FakeServicesOptions, plain } from '@alzette/testing';
import type { ShellBoot } from '../../hydration/boot';
import { plansPath, renderShell } from '../../testing/render-shell';
import { aDeviceTaxon } from './a-device';

export const devicePath = '/api/catalogue/devices/ernz-9-pro';

/** Mobile S, 14.99 € with nothing to pay today, and Mobile M, 24.99 € for new and 27.99 € for existing customers, 19.00 € today. */
export const plans: readonly SubscriptionVariant[] = [
  aMobileVariant(),
  aMobileVariant({
    code: 'mobile-s',
    name: 'Mobile S',
    product: { code: 'mobile-s', name: 'Mobile S' },
    price: { applied: { newCustomer: 1499, existingCustomer: 1499 }, original: 1499, discountDuration: null },
    activationFee: 0,
  }),
];

interface OpenDeviceOptions extends FakeServicesOptions {
  readonly device?: DeviceTaxon;
  readonly query?: string;
  readonly boot?: Partial<ShellBoot>;
}

/** The servers with this device and the plans. */
export function deviceServers(device: DeviceTaxon = aDeviceTaxon()) {
  return fakeHttp().on('GET', devicePath, device).on('GET', plansPath, { items: plans });
}

/** The device's page, once device, plans and messages are loaded. */
export async function openDevice({
  device,
  query = '',
  http = deviceServers(device),
  ...options
}: OpenDeviceOptions = {}) {
  const opened = await renderShell({ path: `/en/phones/ernz-9-pro${query}`, http, ...options });
  await screen.findByRole('heading', { name: 'Ernz 9 Pro', level: 1 });
  await screen.findByRole('radio', { name: 'Mobile M' });
  return opened;
}

/** The text of the bar at the bottom edge, with plain spaces. */
export function bar(): string {
  return plain(screen.getByRole('region', { name: 'Your choice' }).textContent);
}

export function choice(name: string | RegExp): HTMLElement {
  return screen.getByRole('radio', { name });
}

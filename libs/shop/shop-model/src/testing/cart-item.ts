import { type CartItem, offerOf } from '../index';
import { aDeviceOffer } from './device';
import { aMobileVariant } from './subscription-variant';

/** A new mobile line with a physical SIM, created as the shop does it. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return { ...offerOf(aMobileVariant()).item({ identifier: 'line-1', origin: '/en/mobile' }), ...overrides };
}

/** A device with a plan: 46.99 € a month, 168.00 € today. */
export function aDeviceItem(overrides: Partial<CartItem> = {}): CartItem {
  const offer = aDeviceOffer({ code: 'ernz-9-pro-256-midnight-f24.mobile-m-24', subscription: aMobileVariant() });
  return { ...offerOf(offer).item({ identifier: 'device-1', origin: '/en/phones/ernz-9-pro' }), ...overrides };
}

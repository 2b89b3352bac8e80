import { mobileItem, type CartItem } from '@alzette/shop-model';
import { aMobileVariant } from './mobile-variant';

/** A new mobile line with a physical SIM, made the way the shop makes it. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  return { ...mobileItem(aMobileVariant(), { identifier: 'line-1', origin: '/en/mobile' }), ...overrides };
}

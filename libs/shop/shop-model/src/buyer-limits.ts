import { type CartItem, isMobileItem } from './cart';
import { monthlyOf, oneOffOf } from './cart-totals';
import type { Exposure } from './wire/remaining-limits';

/** An item of a cart or an order, as the limits of a buyer count it. Amounts are in cents, for all pieces. */
export interface CountedItem {
  /** The type of the item. */
  readonly type: string;
  readonly productCode: string;
  readonly isDevice: boolean;
  /** A new line with a SIM card: the line of a device counts, a changed line does not. */
  readonly opensMobileLine: boolean;
  readonly quantity: number;
  readonly monthly: number;
  readonly oneOff: number;
}

/** The amounts of items that count towards the limits of a buyer. @param simCardAddOns product codes of add-ons that are SIM cards */
export function exposureOf(items: readonly CountedItem[], simCardAddOns: readonly string[]): Exposure {
  const isSimCard = ({ type, productCode, opensMobileLine }: CountedItem) =>
    opensMobileLine || (type === 'subscription-additional' && simCardAddOns.includes(productCode));
  const sum = (amount: (item: CountedItem) => number) => items.reduce((total, item) => total + amount(item), 0);
  return {
    devices: sum((item) => (item.isDevice ? item.quantity : 0)),
    simCards: sum((item) => (isSimCard(item) ? item.quantity : 0)),
    monthly: sum(({ monthly }) => monthly),
    oneOff: sum(({ oneOff }) => oneOff),
  };
}

/** The amounts of a cart, at its displayed prices. */
export function exposureOfCart(
  items: readonly CartItem[],
  simCardAddOns: readonly string[],
  isExistingCustomer: boolean,
): Exposure {
  const counted = items.map((item) => ({
    type: item.type,
    productCode: item.product.code,
    isDevice: item.device !== null,
    opensMobileLine: isMobileItem(item) && item.subscriptionMode === 'new',
    quantity: item.quantity,
    monthly: monthlyOf(item, isExistingCustomer),
    oneOff: oneOffOf(item),
  }));
  return exposureOf(counted, simCardAddOns);
}

/** In the order in which they are checked. */
const limitKinds = ['devices', 'simCards', 'monthly', 'oneOff'] as const satisfies readonly (keyof Exposure)[];

/** The first limit that an order exceeds; null within all. A limit that the order adds nothing to does not count. */
export function exceededLimit(order: Exposure, left: Exposure): keyof Exposure | null {
  return limitKinds.find((kind) => order[kind] > 0 && order[kind] > left[kind]) ?? null;
}

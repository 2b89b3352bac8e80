import type { CartItem, ItemPrice } from './cart';
import type { Cents } from './money';

export interface CartTotals {
  readonly monthly: Cents;
  readonly oneOff: Cents;
  /** The monthly total after every discount, and its first month; null when it never changes. */
  readonly later: { readonly monthly: Cents; readonly fromMonth: number } | null;
}

/** The cost of a cart, for display. The server computes it from its own catalogue. */
export function cartTotals(items: readonly CartItem[], isExistingCustomer: boolean): CartTotals {
  const monthly = sum(items, (item) => monthlyOf(item, isExistingCustomer));
  const later = sum(items, (item) => laterMonthlyOf(item, isExistingCustomer));
  const longest = Math.max(0, ...items.flatMap(pricesOf).map((price) => discountMonths(price, isExistingCustomer)));
  return {
    monthly,
    oneOff: sum(items, oneOffOf),
    later: longest > 0 && later !== monthly ? { monthly: later, fromMonth: longest + 1 } : null,
  };
}

/** The monthly amount of an item, for all pieces, with the plan of a device. */
export function monthlyOf(item: CartItem, isExistingCustomer: boolean): Cents {
  return pricesOf(item).reduce((total, price) => total + appliedPrice(price, isExistingCustomer), 0) * item.quantity;
}

/** The same after all discounts. A price that is lower without a time limit stays. */
export function laterMonthlyOf(item: CartItem, isExistingCustomer: boolean): Cents {
  const later = (price: ItemPrice) =>
    discountMonths(price, isExistingCustomer) > 0 ? price.original : appliedPrice(price, isExistingCustomer);
  return pricesOf(item).reduce((total, price) => total + later(price), 0) * item.quantity;
}

/** Due today for an item: activation fees, installation, and the device less its voucher. */
export function oneOffOf(item: CartItem): Cents {
  const fees = pricesOf(item).reduce((total, price) => total + price.activationFee, 0);
  return (fees + installationPriceOf(item) + upfrontOf(item)) * item.quantity;
}

export function installationPriceOf({ installationModes, installationMode }: CartItem): Cents {
  return installationModes.find(({ code }) => code === installationMode)?.price ?? 0;
}

/** The price of the device today. A voucher never makes it negative. */
export function upfrontOf({ price, voucher }: Pick<CartItem, 'price' | 'voucher'>): Cents {
  return Math.max(0, price.upfront - (voucher?.amount ?? 0));
}

/** Spec row D14. */
export function appliedPrice({ applied }: Pick<ItemPrice, 'applied'>, isExistingCustomer: boolean): Cents {
  return isExistingCustomer ? applied.existingCustomer : applied.newCustomer;
}

function pricesOf(item: CartItem): readonly ItemPrice[] {
  return item.subscription ? [item.price, item.subscription.price] : [item.price];
}

function discountMonths(price: ItemPrice, isExistingCustomer: boolean): number {
  return appliedPrice(price, isExistingCustomer) < price.original ? (price.discountDuration ?? 0) : 0;
}

function sum(items: readonly CartItem[], amount: (item: CartItem) => Cents): Cents {
  return items.reduce((total, item) => total + amount(item), 0);
}

import { type CartItem, installationModeOf, type ItemPrice } from './cart';
import type { Cents } from './money';
import { type PriceStep, priceSteps, type RecurringCharge, recurringCharge } from './price-steps';

export interface CartTotals {
  readonly monthly: Cents;
  readonly oneOff: Cents;
  /** The monthly total with each rise, in order. */
  readonly steps: readonly PriceStep[];
}

/** The cost of a cart, for display. The server computes it from its own catalogue. */
export function cartTotals(items: readonly CartItem[], isExistingCustomer: boolean): CartTotals {
  return {
    monthly: sum(items, (item) => monthlyOf(item, isExistingCustomer)),
    oneOff: sum(items, oneOffOf),
    steps: priceSteps(items.flatMap((item) => chargesOf(item, isExistingCustomer))),
  };
}

/** The monthly amount of an item, for all pieces, with the plan of a device. */
export function monthlyOf(item: CartItem, isExistingCustomer: boolean): Cents {
  return chargesOf(item, isExistingCustomer).reduce((total, { monthly }) => total + monthly, 0);
}

/** The monthly charges of an item, for all pieces: a device and its plan are two charges. */
export function chargesOf(item: CartItem, isExistingCustomer: boolean): readonly RecurringCharge[] {
  return pricesOf(item).map((price) => recurringCharge(price, isExistingCustomer, item.quantity));
}

/** Due today for an item: activation fees, installation, and the device less its voucher. */
export function oneOffOf(item: CartItem): Cents {
  const fees = pricesOf(item).reduce((total, price) => total + price.activationFee, 0);
  return (fees + installationPriceOf(item) + upfrontOf(item)) * item.quantity;
}

export function installationPriceOf(item: CartItem): Cents {
  return installationModeOf(item)?.price ?? 0;
}

/** The price of the device today. A voucher never makes it negative. */
export function upfrontOf({ price, voucher }: Pick<CartItem, 'price' | 'voucher'>): Cents {
  return Math.max(0, price.upfront - (voucher?.amount ?? 0));
}

function pricesOf(item: CartItem): readonly ItemPrice[] {
  return item.subscription ? [item.price, item.subscription.price] : [item.price];
}

function sum(items: readonly CartItem[], amount: (item: CartItem) => Cents): Cents {
  return items.reduce((total, item) => total + amount(item), 0);
}

import type { Cents } from './money';

/** Spec row D1. */
export const itemTypes = [
  'device',
  'mobile',
  'internet',
  'internet-mobile',
  'tv',
  'duo',
  'subscription-additional',
  'tv-package',
] as const;
export type ItemType = (typeof itemTypes)[number];

export type CheckoutType = 'esales' | 'prepaid_top_up' | 'prepaid_starter_pack';
export type SubscriptionMode = 'new' | 'change';
export type SimType = 'physical' | 'eSIM';

/** Prices as they were when the line was added, in cents. The server's catalogue decides; these are for display. */
export interface ItemPrice {
  readonly applied: { readonly newCustomer: Cents; readonly existingCustomer: Cents };
  readonly original: Cents;
  readonly discountDuration: number | null;
  readonly activationFee: Cents;
  readonly activationFeeName: string;
}

/** One line of the cart (spec 3.1). `parentIdentifier` ties an add-on or TV package to its subscription. */
export interface CartItem {
  readonly identifier: string;
  readonly type: ItemType;
  readonly product: { readonly code: string; readonly name: string };
  readonly variant: { readonly code: string; readonly name: string };
  readonly taxon: string | null;
  readonly parentIdentifier: string | null;
  /** Same-site path of the page it was added from. */
  readonly origin: string;
  readonly quantity: number;
  readonly subscriptionMode: SubscriptionMode;
  readonly keepNumber: boolean;
  readonly simType: SimType | null;
  readonly esim: boolean;
  readonly voucher: { readonly voucherCode: string; readonly amount: Cents } | null;
  /** Codes of products included at no price. */
  readonly advantages: readonly string[];
  readonly price: ItemPrice;
  /** One line of facts below the name, in the language of the moment it was added. */
  readonly facts: readonly string[];
  readonly commitmentMonths: number;
}

/** The whole cart (spec 3.1). */
export interface Cart {
  readonly items: readonly CartItem[];
  readonly version: number;
  readonly preconfToken: string | null;
  readonly resetCartPreconf: boolean;
  readonly checkoutType: CheckoutType;
  readonly confirmed: boolean;
}

export const emptyCart: Cart = {
  items: [],
  version: 0,
  preconfToken: null,
  resetCartPreconf: false,
  checkoutType: 'esales',
  confirmed: false,
};

const mobileLineTypes: readonly ItemType[] = ['mobile', 'internet-mobile'];
const installableTypes: readonly ItemType[] = ['internet', 'internet-mobile', 'tv', 'duo'];
const addOnTypes: readonly ItemType[] = ['subscription-additional', 'tv-package'];

/** Lines of their own: everything but add-ons and TV packages. */
export function subscriptionItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => !addOnTypes.includes(item.type));
}

/** Lines that hold a SIM card: mobile, internet-mobile (spec row E9; a device joins with its subscription). */
export function mobileLines(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => mobileLineTypes.includes(item.type));
}

export function installableItems(items: readonly CartItem[]): CartItem[] {
  return items.filter((item) => installableTypes.includes(item.type));
}

export function physicalSimLines(items: readonly CartItem[]): CartItem[] {
  return mobileLines(items).filter((item) => item.simType === 'physical');
}

/** Spec row G1: the delivery step exists only when something travels or a technician comes. */
export function needsDelivery(items: readonly CartItem[]): boolean {
  return (
    physicalSimLines(items).length > 0 ||
    installableItems(items).length > 0 ||
    items.some((item) => item.type === 'device')
  );
}

export interface CartTotals {
  readonly monthly: Cents;
  readonly oneOff: Cents;
  /** The monthly total once every discount has ended, and the first month it is due; null when it never changes. */
  readonly later: { readonly monthly: Cents; readonly fromMonth: number } | null;
}

/** What the cart costs, for display. The server computes the same from its own catalogue. */
export function cartTotals(items: readonly CartItem[], isExistingCustomer: boolean): CartTotals {
  const monthly = sum(items, (item) => appliedPrice(item, isExistingCustomer) * item.quantity);
  const original = sum(items, (item) => item.price.original * item.quantity);
  const durations = items.map((item) => item.price.discountDuration ?? 0);
  const longest = Math.max(0, ...durations);
  return {
    monthly,
    oneOff: sum(items, (item) => item.price.activationFee * item.quantity),
    later: longest > 0 && original !== monthly ? { monthly: original, fromMonth: longest + 1 } : null,
  };
}

/** Spec row D14. */
export function appliedPrice(item: Pick<CartItem, 'price'>, isExistingCustomer: boolean): Cents {
  return isExistingCustomer ? item.price.applied.existingCustomer : item.price.applied.newCustomer;
}

function sum(items: readonly CartItem[], amount: (item: CartItem) => Cents): Cents {
  return items.reduce((total, item) => total + amount(item), 0);
}

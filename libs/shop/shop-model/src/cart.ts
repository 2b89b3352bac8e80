import { familyHas, type SubscriptionFamily } from './families';
import type { Cents } from './money';
import type { PrepaidProduct } from './prepaid';
import type { DeviceColour, DeviceStorage, PriorTotal } from './wire/catalogue';

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

/** Prices at the time the item was added, in cents, for display. The server's catalogue decides. */
export interface ItemPrice {
  readonly applied: { readonly newCustomer: Cents; readonly existingCustomer: Cents };
  readonly original: Cents;
  readonly discountDuration: number | null;
  readonly activationFee: Cents;
  readonly activationFeeName: string;
  /** The price of a device today, before any voucher; 0 for all other items. */
  readonly upfront: Cents;
}

/** The device of an item. `funding` is null when it is paid at once (`no_funding`, spec row B11). */
export interface DeviceFacts {
  readonly colour: DeviceColour;
  readonly storage: DeviceStorage;
  readonly funding: { readonly code: string; readonly label: string; readonly months: number | null } | null;
  readonly image: string;
  /** Set while it cannot be ordered. */
  readonly soldOut?: true;
  /** The lowest total before a reduction; missing without one. */
  readonly priorTotal?: PriorTotal;
}

/** The plan that a device is sold with: part of the device's item (spec row E9). */
export interface PlanOfDevice {
  readonly product: { readonly code: string; readonly name: string };
  readonly variant: { readonly code: string; readonly name: string };
  readonly price: ItemPrice;
  readonly facts: readonly string[];
  readonly commitmentMonths: number;
}

/** A way to install an item; `price` is due once. */
export interface ItemInstallationMode {
  readonly code: string;
  readonly label: string;
  readonly description: string;
  readonly price: Cents;
  /** The shopper installs it. Missing, also in carts of older remotes: a technician comes. */
  readonly selfInstallation?: boolean;
  /** Name of the parcel that comes by post with this mode. */
  readonly parcel?: string;
}

/** The customer's line that is changed, in mode `change`. */
export interface ChangedLine {
  readonly id: string;
  readonly name: string;
  /** E.164; null for a line without a SIM card. */
  readonly phoneNumber: string | null;
}

/** One item of the cart (spec 3.1). `parentIdentifier` ties an add-on or TV package to its subscription. */
export interface CartItem {
  readonly identifier: string;
  readonly type: ItemType;
  readonly product: { readonly code: string; readonly name: string };
  /** Its name is the name of the item: cart, order, contracts and mails print the name of the catalogue's variant. */
  readonly variant: { readonly code: string; readonly name: string };
  readonly taxon: string | null;
  readonly parentIdentifier: string | null;
  /** Same-site path of the page that it was added from. */
  readonly origin: string;
  readonly quantity: number;
  readonly subscriptionMode: SubscriptionMode;
  readonly keepNumber: boolean;
  readonly simType: SimType | null;
  readonly esim: boolean;
  readonly voucher: { readonly voucherCode: string; readonly amount: Cents } | null;
  /** Codes of add-ons included free of charge. */
  readonly advantages: readonly string[];
  /** Their names, in the same order, for display. */
  readonly advantageNames: readonly string[];
  readonly price: ItemPrice;
  /** Facts below the name, in the language at the time the item was added. */
  readonly facts: readonly string[];
  readonly commitmentMonths: number;
  readonly device: DeviceFacts | null;
  readonly subscription: PlanOfDevice | null;
  readonly changedLine: ChangedLine | null;
  /** 1 unless it is a countable add-on (spec row D8). */
  readonly maxQuantity: number;
  /** An add-on that comes with its offer and cannot be removed (spec row D7). */
  readonly required: boolean;
  /** Travels to the shopper by post. */
  readonly deliverable: boolean;
  readonly requiresAppleTv: boolean;
  /** Ways to install it; empty for items without an installation. */
  readonly installationModes: readonly ItemInstallationMode[];
  /** Code of the chosen mode: the first one until the shopper chooses (spec row J3). */
  readonly installationMode: string | null;
}

/** The whole cart (spec 3.1). */
export interface Cart {
  readonly items: readonly CartItem[];
  /** The one product of a prepaid checkout; such a cart has no items. */
  readonly prepaid: PrepaidProduct | null;
  readonly version: number;
  readonly preconfToken: string | null;
  readonly resetCartPreconf: boolean;
  readonly checkoutType: CheckoutType;
  readonly confirmed: boolean;
}

export const emptyCart: Cart = {
  items: [],
  prepaid: null,
  version: 0,
  preconfToken: null,
  resetCartPreconf: false,
  checkoutType: 'esales',
  confirmed: false,
};

const groupOrder: readonly ItemType[] = ['device', 'mobile', 'internet-mobile', 'internet', 'tv', 'duo'];
const addOnTypes: readonly string[] = ['subscription-additional', 'tv-package'];

/** False for an add-on, which comes with its item. */
export function isMainItem({ type }: { readonly type: string }): boolean {
  return !addOnTypes.includes(type);
}

/** Items without a parent: everything but add-ons and TV packages. */
export function subscriptionItems(items: readonly CartItem[]): CartItem[] {
  return items.filter(isMainItem);
}

/** Spec row E7: items by type, in the shop's order of families. Types without an item are left out. */
export function groupsByType(items: readonly CartItem[]): { readonly type: ItemType; readonly items: CartItem[] }[] {
  return groupOrder
    .map((type) => ({ type, items: items.filter((item) => item.type === type) }))
    .filter((group) => group.items.length > 0);
}

/** Add-ons and TV packages of one item. */
export function childrenOf(items: readonly CartItem[], identifier: string): CartItem[] {
  return items.filter((item) => item.parentIdentifier === identifier);
}

/** The sequence of every list: by type in the shop's order of families, then by time, each item with its add-ons behind it. */
export function sortedByType(items: readonly CartItem[]): CartItem[] {
  const sorted = groupsByType(items).flatMap((group) =>
    group.items.flatMap((item) => [item, ...childrenOf(items, item.identifier)]),
  );
  return [...sorted, ...items.filter((item) => !sorted.includes(item))];
}

/** Items with a SIM card: mobile, internet-mobile, and a device with its plan (spec row E9). */
export function mobileItems(items: readonly CartItem[]): CartItem[] {
  return items.filter(isMobileItem);
}

export function isMobileItem({ type, subscription }: Pick<CartItem, 'type' | 'subscription'>): boolean {
  return familyHas(type, 'hasSim') || (type === 'device' && subscription !== null);
}

/** Items with an installation, in the order of the cart. */
export function installedItems(items: readonly CartItem[]): CartItem[] {
  return items.filter(isInstalled);
}

export function isInstalled({ installationModes }: Pick<CartItem, 'installationModes'>): boolean {
  return installationModes.length > 0;
}

/** The chosen way to install an item; undefined for an item without an installation. */
export function installationModeOf({
  installationModes,
  installationMode,
}: Pick<CartItem, 'installationModes' | 'installationMode'>): ItemInstallationMode | undefined {
  return installationModes.find(({ code }) => code === installationMode);
}

/** Whether the shopper installs an item, from a start date on: no technician comes (decision 65). */
export function isSelfInstalled(item: Pick<CartItem, 'installationModes' | 'installationMode'>): boolean {
  return installationModeOf(item)?.selfInstallation ?? false;
}

export function physicalSimItems(items: readonly CartItem[]): CartItem[] {
  return mobileItems(items).filter((item) => item.simType === 'physical');
}

/** Spec row G1: the delivery step applies when something is sent or installed. */
export function needsDelivery(items: readonly CartItem[]): boolean {
  return (
    physicalSimItems(items).length > 0 ||
    items.some((item) => item.type === 'device' || item.deliverable || isInstalled(item))
  );
}

/** Whether an item changes a line to the plan that it has already. */
export function keepsPlan({ changedLine, subscription, variant }: CartItem): boolean {
  return changedLine !== null && changedLine.name === (subscription?.variant.name ?? variant.name);
}

/** The family whose lines an item may change (mode `change`); null for items that are no subscription. */
export function changeableFamily(item: Pick<CartItem, 'type' | 'subscription'>): SubscriptionFamily | null {
  if (item.type === 'device') return item.subscription ? 'mobile' : null;
  return item.type === 'subscription-additional' || item.type === 'tv-package' ? null : item.type;
}

type Items = readonly CartItem[];

/** An item that was removed from the cart, and its index. */
export interface RemovedItem {
  readonly index: number;
  readonly item: CartItem;
}

/** The items that a removal takes: the item and its add-ons, for undo. */
export function itemsRemovedWith(items: Items, identifier: string): RemovedItem[] {
  return items.flatMap((item, index) => (belongsTo(item, identifier) ? [{ index, item }] : []));
}

export function withoutItem(items: Items, identifier: string): Items {
  const left = items.filter((item) => !belongsTo(item, identifier));
  return left.length === items.length ? items : left;
}

/** Items that are in the cart again stay as they are. */
export function withRestored(items: Items, removed: readonly RemovedItem[]): Items {
  const result = [...items];
  for (const { index, item } of [...removed].sort((one, other) => one.index - other.index)) {
    if (!result.some(({ identifier }) => identifier === item.identifier)) result.splice(index, 0, item);
  }
  return result;
}

export function withOffer(items: Items, offer: Items, replaces?: string): Items {
  const place = items.findIndex(({ identifier }) => identifier === replaces);
  if (replaces === undefined || place === -1) return [...items, ...offer];
  const before = items.slice(0, place).filter((item) => !belongsTo(item, replaces));
  const after = items.slice(place).filter((item) => !belongsTo(item, replaces));
  return [...before, ...offer, ...after];
}

/** Spec rows D4 and D5: the same variant keeps its position and gets the new quantity; another variant replaces it. */
export function withChoice(items: Items, chosen: CartItem): Items {
  const isSame = (item: CartItem) =>
    item.parentIdentifier === chosen.parentIdentifier &&
    item.type === chosen.type &&
    item.product.code === chosen.product.code;
  const present = items.find((item) => isSame(item) && item.variant.code === chosen.variant.code);
  if (present) {
    return items.map((item) => (item === present ? { ...item, quantity: chosen.quantity } : item));
  }
  return [...items.filter((item) => !isSame(item)), chosen];
}

function belongsTo({ identifier, parentIdentifier }: CartItem, line: string): boolean {
  return identifier === line || parentIdentifier === line;
}

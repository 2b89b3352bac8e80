import {
  chargesOf,
  oneOffOf,
  priceSteps,
  restoredEntry,
  type CartItem,
  type Cents,
  type Locale,
  type PriceStep,
  type SavedCart,
} from '@alzette/shop-model';
import { termLabel, termsOfItem } from '@alzette/shop-model/terms';
import type { ReadOffer } from './catalogue';

/** A row of the mail. Amounts are of all pieces together. */
export interface CartRow {
  readonly name: string;
  readonly facts: string;
  readonly quantity: number;
  /** The monthly price with each rise. */
  readonly steps: readonly PriceStep[];
  readonly oneOff: Cents;
  readonly isAddOn: boolean;
}

export interface CartRows {
  readonly rows: readonly CartRow[];
  /** Number of items without a row, because the catalogue did not respond for them. */
  readonly unnamedCount: number;
}

/** The maximum number of offers that are read for one mail. */
const maxOffers = 20;

interface MailReader {
  readonly isExistingCustomer: boolean;
  readonly language: Locale;
}

/** Current names and prices for a saved cart, equal to those of the restored cart. Never rejects. */
export async function cartRows({ cart }: SavedCart, read: ReadOffer, reader: MailReader): Promise<CartRows> {
  const parents = cart.filter(({ parentIdentifier }) => parentIdentifier === null).slice(0, maxOffers);
  const restored = await Promise.all(
    parents.map(async (entry) => {
      const addOns = cart.filter(({ parentIdentifier }) => parentIdentifier === entry.identifier);
      const offer = await read(entry).catch(() => null);
      const items = offer ? restoredEntry(offer, entry, addOns).items : [];
      return { items, namedCount: offer ? 1 + addOns.length : 0 };
    }),
  );
  const namedCount = restored.reduce((sum, entry) => sum + entry.namedCount, 0);
  return {
    rows: restored.flatMap(({ items }) => items).map((item) => rowOf(item, reader)),
    unnamedCount: cart.length - namedCount,
  };
}

/** The rows of a mail without names, when the catalogue timed out. */
export function unnamedCart({ cart }: SavedCart): CartRows {
  return { rows: [], unnamedCount: cart.length };
}

function rowOf(item: CartItem, { isExistingCustomer, language }: MailReader): CartRow {
  const { variant, facts, quantity, parentIdentifier } = item;
  const planMonths = termsOfItem(item, isExistingCustomer)?.planMonths ?? null;
  const term = planMonths === null ? [] : [termLabel(planMonths, language)];
  return {
    name: variant.name,
    facts: [...facts, ...term].join(' · '),
    quantity,
    steps: priceSteps(chargesOf(item, isExistingCustomer)),
    oneOff: oneOffOf(item),
    isAddOn: parentIdentifier !== null,
  };
}

import { monthlyOf, oneOffOf, restoredEntry, type CartItem, type Cents, type SavedCart } from '@alzette/shop-model';
import type { ReadOffer } from './catalogue';

/** A row of the mail. Amounts are of all pieces together. */
export interface CartRow {
  readonly name: string;
  readonly facts: string;
  readonly quantity: number;
  readonly monthly: Cents;
  readonly oneOff: Cents;
  readonly isAddOn: boolean;
}

export interface CartRows {
  readonly rows: readonly CartRow[];
  /** Number of items without a row, because the catalogue did not answer for them. */
  readonly unnamedCount: number;
}

/** The maximum number of offers that are read for one mail. */
const maxOffers = 20;

/** Names and prices of today for a saved cart, those of the restored cart. Never rejects. */
export async function cartRows({ cart }: SavedCart, read: ReadOffer, isExistingCustomer: boolean): Promise<CartRows> {
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
    rows: restored.flatMap(({ items }) => items).map((item) => rowOf(item, isExistingCustomer)),
    unnamedCount: cart.length - namedCount,
  };
}

/** For a mail without names: the catalogue took too long. */
export function unnamedCart({ cart }: SavedCart): CartRows {
  return { rows: [], unnamedCount: cart.length };
}

function rowOf(item: CartItem, isExistingCustomer: boolean): CartRow {
  const { product, facts, quantity, parentIdentifier } = item;
  return {
    name: product.name,
    facts: facts.join(' · '),
    quantity,
    monthly: monthlyOf(item, isExistingCustomer),
    oneOff: oneOffOf(item),
    isAddOn: parentIdentifier !== null,
  };
}

import { monthlyOf, oneOffOf, type CartItem, type Cents, type SavedCart } from '@alzette/shop-model';
import type { ReadOffer } from './catalogue';

/** A line of the mail. Amounts are of all its pieces together. */
export interface NamedLine {
  readonly name: string;
  readonly facts: string;
  readonly quantity: number;
  readonly monthly: Cents;
  readonly oneOff: Cents;
  readonly isAddOn: boolean;
}

export interface CartLines {
  readonly lines: readonly NamedLine[];
  /** How many lines of the cart are not among them, because the catalogue did not tell. */
  readonly others: number;
}

/** Offers that are looked up for one mail at most. */
const mostOffers = 20;

/** Names and prices of today for a saved cart, as far as the catalogue tells them. Never rejects. */
export async function cartLines({ cart }: SavedCart, read: ReadOffer, isExistingCustomer: boolean): Promise<CartLines> {
  const parents = cart.filter(({ parentIdentifier }) => parentIdentifier === null).slice(0, mostOffers);
  const named = await Promise.all(
    parents.map(async (entry) => {
      const offer = await read(entry).catch(() => null);
      if (!offer) return [];
      const addOns = cart.filter(({ parentIdentifier }) => parentIdentifier === entry.identifier);
      const items = addOns.flatMap((addOn) => offer.addOn(addOn) ?? []);
      return [offer.line, ...items].map((item) => namedLine(item, isExistingCustomer));
    }),
  );
  const lines = named.flat();
  return { lines, others: Math.max(0, cart.length - lines.length) };
}

/** A cart about which nothing is known but its size. */
export function unnamedLines({ cart }: SavedCart): CartLines {
  return { lines: [], others: cart.length };
}

function namedLine(item: CartItem, isExistingCustomer: boolean): NamedLine {
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

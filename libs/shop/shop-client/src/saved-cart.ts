import type { HttpPort } from '@alzette/remote-contract';
import {
  type CartToken,
  type Locale,
  type SavedCart,
  type SavedCartEntry,
  type CartItem,
  childrenOf,
  chosenAddOn,
  describeAddOn,
  type ItemType,
  type Offer,
  type PrepaidProduct,
  restoredEntry,
  safeOrigin,
  subscriptionItems,
} from '@alzette/shop-model';
import { getAddOnName, offerQuery } from './catalogue';
import { findPrepaidProduct } from './find-prepaid-product';
import { checkedBody, isNoPage, type Unchecked, errorProblem, isGone } from './http-error';
import { fetchQuery } from './query';

/** A token that holds the cart (spec row C1); null on failure, which is logged (spec row C7). */
export async function generateCartToken(http: HttpPort, cart: readonly SavedCartEntry[]): Promise<string | null> {
  try {
    const { body } = await http.request<Unchecked<CartToken>>({
      method: 'POST',
      url: '/api/generateCartToken',
      body: { cart },
    });
    return checkedBody(body, typeof body?.token === 'string').token;
  } catch (error) {
    console.error('The cart could not be put into a token', error);
    return null;
  }
}

/** The cart of a token (spec row C2); null on failure, which is logged (spec row C7). */
export async function decryptCartToken(http: HttpPort, token: string): Promise<readonly SavedCartEntry[] | null> {
  try {
    const { body } = await http.request<Unchecked<SavedCart>>({
      method: 'POST',
      url: '/api/decryptToken',
      body: { token },
    });
    return checkedBody(body, Array.isArray(body?.cart)).cart;
  } catch (error) {
    console.error('The saved cart could not be read from its token', error);
    return null;
  }
}

export interface SavedCartMail {
  readonly email: string;
  /** Address of this shop that restores the cart. */
  readonly tokenUrl: string;
  readonly language: Locale;
}

/** Sends the link of a saved cart by e-mail (spec row C5). May take 20 s. */
export async function sendSavedCart(http: HttpPort, mail: SavedCartMail): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(mail)) form.set(name, value);
  const { body } = await http.request<unknown>({
    method: 'POST',
    url: '/api/catalogue/createTokenSavedCart',
    body: form,
    timeout: 20_000,
  });
  checkedBody(body, isNoPage(body));
}

/** An entry of a saved cart that is no longer sold. `name` is null when the catalogue does not know it. */
export interface UnavailableOffer {
  readonly type: ItemType;
  readonly code: string;
  readonly name: string | null;
}

export interface RebuiltCart {
  readonly items: readonly CartItem[];
  readonly unavailable: readonly UnavailableOffer[];
}

/**
 * Rebuilds the items of a saved cart from today's catalogue, add-ons with their parents, quantities as saved (spec row C6).
 * Rejects when the catalogue is unavailable; an offer that is no longer sold is not a failure.
 */
export async function rebuildCart(
  http: HttpPort,
  locale: Locale,
  entries: readonly SavedCartEntry[],
): Promise<RebuiltCart> {
  const parents = entries.filter(({ parentIdentifier }) => parentIdentifier === null);
  const rebuilt = await Promise.all(
    parents.map(async (entry): Promise<RebuiltCart> => {
      const offer = await fetchQuery(http, locale, offerQuery(entry.type, entry.code)).catch((error: unknown) =>
        unavailableOffer(entry, error),
      );
      if ('code' in offer) return { items: [], unavailable: [offer] };
      const addOns = entries.filter(({ parentIdentifier }) => parentIdentifier === entry.identifier);
      const parent = { ...entry, origin: safeOrigin(entry.origin, `/${locale}`) };
      const { items, unavailable } = restoredEntry(offer, parent, addOns);
      return { items, unavailable: await Promise.all(unavailable.map((addOn) => named(http, locale, offer, addOn))) };
    }),
  );
  return {
    items: rebuilt.flatMap(({ items }) => items),
    unavailable: rebuilt.flatMap(({ unavailable }) => unavailable),
  };
}

/** @throws the error itself unless it means that the offer is no longer sold */
function unavailableOffer({ type, code }: SavedCartEntry, error: unknown): UnavailableOffer {
  if (!isGone(error)) throw error;
  return { type, code, name: errorProblem(error)?.name ?? null };
}

async function named(http: HttpPort, locale: Locale, offer: Offer, entry: SavedCartEntry): Promise<UnavailableOffer> {
  const { type, code, productCode } = entry;
  const product = offer.addOns.products.find((each) => each.code === productCode);
  if (product) return { type, code, name: describeAddOn(product).title };
  const kind = type === 'tv-package' ? type : 'subscription-additional';
  const name = await getAddOnName(http, kind, productCode, locale).catch(() => null);
  return { type, code, name };
}

/** The items of a cart with today's names and prices. `failures` are the errors of offers that did not load. */
export interface RefreshedItems {
  readonly items: readonly CartItem[];
  readonly failures: readonly unknown[];
}

/**
 * Loads the catalogue again for the items of a cart: names in the page's language, today's prices. The shopper's choices
 * stay. An item that does not load, or is no longer sold, stays unchanged.
 */
export async function refreshItems(
  http: HttpPort,
  locale: Locale,
  items: readonly CartItem[],
): Promise<RefreshedItems> {
  const responses = await Promise.allSettled(
    subscriptionItems(items).map(async (item) => {
      const offer = await fetchQuery(http, locale, offerQuery(item.type, item.variant.code));
      return refreshedWithAddOns(item, offer, childrenOf(items, item.identifier));
    }),
  );
  const failures = responses.flatMap((response): unknown[] =>
    response.status === 'rejected' ? [response.reason] : [],
  );
  return {
    items: responses.flatMap((response) => (response.status === 'fulfilled' ? response.value : [])),
    failures: failures.filter((error) => !isGone(error)),
  };
}

function refreshedWithAddOns(item: CartItem, offer: Offer, children: readonly CartItem[]): CartItem[] {
  const parent = offer.refreshed(item);
  const addOns = children.map((child) => {
    const today = offer.addOns.item(parent, chosenAddOn(child));
    return today ? { ...today, identifier: child.identifier } : child;
  });
  return [parent, ...addOns];
}

/** The product with today's name and price; unchanged where the catalogue no longer lists it, which the order reports. */
export async function refreshPrepaid(http: HttpPort, locale: Locale, product: PrepaidProduct): Promise<PrepaidProduct> {
  return (await findPrepaidProduct(http, locale, product)) ?? product;
}

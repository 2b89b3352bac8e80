import { type CartItem, itemTypes, type SimType } from './cart';
import { cookieMarks, maxCookieEntries, maxCookieLength } from './cart-cookie';
import { withItemValues } from './offers/items';
import { type Offer, restoredEntry } from './offers/offer';
import type { PlacedOrderName } from './placed-order';
import { isCheckoutType, isPrepaidCheckout, type PrepaidCheckoutType } from './prepaid';
import { safeOrigin } from './text';
import type { SavedCartEntry } from './wire/saved-cart';

// A module of its own: pages write the cookies at once, and read them only where the storage is lost.

/** A line item as the cookie holds it: codes and values, no price and nothing personal. */
export interface CookieEntry extends SavedCartEntry {
  readonly keepNumber: boolean;
  readonly simType: SimType | null;
  readonly installationMode: string | null;
}

/** The content of a cart cookie. */
export type CookieCart =
  | { readonly kind: 'items'; readonly entries: readonly CookieEntry[] }
  | { readonly kind: 'prepaid'; readonly type: PrepaidCheckoutType; readonly code: string }
  /** The cart is too large for a cookie, or has data that a cookie must not hold: only the browser can render it. */
  | { readonly kind: 'browser' };

const maxTextLength = 300;
const { format, browserOnly, empty, textEnd } = cookieMarks;

/**
 * Parses a decoded cookie, which a visitor can write: null for everything that `cartCookieOf` does not make.
 *
 * @param value without percent-encoding
 */
export function parseCartCookie(value: string): CookieCart | null {
  if (value === browserOnly) return { kind: 'browser' };
  if (value === empty) return { kind: 'items', entries: [] };
  if (value.length > maxCookieLength) return null;
  const [version, rows = '', ...rest] = value.split('|');
  const texts = rest.join('|').split(textEnd);
  if (version !== format || texts.some((text) => text === '' || text.length > maxTextLength)) return null;
  if (isPrepaidCheckout(rows)) return { kind: 'prepaid', type: rows, code: texts.join(textEnd) };
  const lines = rows.split('!');
  if (lines.length > maxCookieEntries) return null;
  const read = lines.map((line) => parseLine(line, texts));
  const entries = read.map((line) => line && entryOf(line, read));
  const whole = entries.filter((entry) => entry !== null);
  const identifiers = new Set(whole.map(({ identifier }) => identifier));
  return identifiers.size === lines.length ? { kind: 'items', entries: whole } : null;
}

/** An add-on has a parent that is none itself. */
function entryOf({ parent, ...line }: Line, lines: readonly (Line | null)[]): CookieEntry | null {
  const { identifier, ...entry } = line.entry;
  if (parent === null) return identifier === null ? null : { ...entry, identifier, parentIdentifier: null };
  const { entry: above, parent: beyond } = lines[parent] ?? {};
  if (!above?.identifier || beyond !== null) return null;
  const derived = [above.identifier, entry.productCode, entry.code].join('-');
  return { ...entry, identifier: identifier ?? derived, parentIdentifier: above.identifier };
}

interface Line {
  /** Without an identifier, an add-on has the one of its codes. */
  readonly entry: Omit<CookieEntry, 'parentIdentifier' | 'identifier'> & { readonly identifier: string | null };
  /** The line of its parent. */
  readonly parent: number | null;
}

function parseLine(line: string, texts: readonly string[]): Line | null {
  const [type = '', identifier, parent, product, variant, origin, taxon, quantity, flags, mode, ...more] =
    line.split('.');
  const text = (index: string | undefined) => texts[numberIn(index) ?? -1] ?? null;
  const itemType = itemTypes[numberIn(type) ?? -1];
  const pieces = numberIn(quantity);
  const [productCode, code, path] = [text(product), text(variant), text(origin)];
  const isWhole = more.length === 0 && mode !== undefined && /^k?[ep]?$/u.test(flags ?? '');
  if (!isWhole || !itemType || pieces === null || pieces < 1 || pieces > 99) return null;
  if (productCode === null || code === null || !path?.startsWith('/')) return null;
  return {
    parent: parent === '' ? null : (numberIn(parent) ?? Infinity),
    entry: {
      type: itemType,
      identifier: text(identifier),
      productCode,
      code,
      origin: path,
      taxon: text(taxon),
      quantity: pieces,
      keepNumber: flags?.startsWith('k') ?? false,
      simType: flags?.endsWith('e') ? 'eSIM' : flags?.endsWith('p') ? 'physical' : null,
      installationMode: text(mode),
    },
  };
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,3}$/u.test(text) ? Number(text) : null;
}

/**
 * The items of a cookie from today's offers, in the order of the browser's cart; a required add-on that it lacks is last. Null when
 * one of them is no longer sold.
 *
 * @param offerOf the offer of an entry that is no add-on; null when it is no longer sold
 * @param home the path that an item leads to when its own is not one of the site
 */
export async function cookieItems(
  entries: readonly CookieEntry[],
  offerOf: (entry: CookieEntry) => Promise<Offer | null>,
  home: string,
): Promise<readonly CartItem[] | null> {
  const parents = entries.filter(({ parentIdentifier }) => parentIdentifier === null);
  const rebuilt = await Promise.all(
    parents.map(async (entry) => {
      const offer = await offerOf(entry);
      const addOns = entries.filter(({ parentIdentifier }) => parentIdentifier === entry.identifier);
      return offer && entryItems(offer, { ...entry, origin: safeOrigin(entry.origin, home) }, addOns);
    }),
  );
  if (rebuilt.includes(null)) return null;
  const items = rebuilt.flatMap((each) => each ?? []);
  const places = new Map(entries.map(({ identifier }, place) => [identifier, place]));
  const placeOf = ({ identifier }: CartItem) => places.get(identifier) ?? entries.length;
  return items.sort((one, other) => placeOf(one) - placeOf(other));
}

/** The items of an entry and its add-ons, with the values of the cookie. */
function entryItems(offer: Offer, entry: CookieEntry, addOns: readonly CookieEntry[]): readonly CartItem[] | null {
  const { items, unavailable } = restoredEntry(offer, entry, addOns);
  const [item, ...rest] = items;
  const { keepNumber, simType, installationMode } = entry;
  return unavailable.length > 0
    ? null
    : [{ ...withItemValues(item, { simType, installationMode }), keepNumber }, ...rest];
}

/** Parses the cookie of a placed order, which a visitor can write: null for everything that `placedOrderCookieOf` does not make. */
export function parsePlacedOrderCookie(value: string): PlacedOrderName | null {
  const [, type = '', tokenValue = ''] = /^([a-z_]+)\.([\w-]{1,100})$/u.exec(value) ?? [];
  return isCheckoutType(type) ? { tokenValue, type } : null;
}

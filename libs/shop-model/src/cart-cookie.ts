import { type CartItem, itemTypes, type SimType } from './cart';
import { withAnswers } from './offers/items';
import { type Offer, restoredEntry } from './offers/offer';
import { isPrepaidCheckout, type PrepaidCheckoutType, type PrepaidProduct } from './prepaid';
import type { SavedCartEntry } from './wire/saved-cart';

/** The cookie in which the browser repeats its cart for the site server. One for each language, at the path of its pages. */
export const cartCookie = 'alzette-cart';

/** A line item as the cookie holds it: codes and answers, no price and nothing personal. */
export interface CookieEntry extends SavedCartEntry {
  readonly keepNumber: boolean;
  readonly simType: SimType | null;
  readonly installationMode: string | null;
}

/** What a cookie says of a cart. */
export type CookieCart =
  | { readonly kind: 'items'; readonly entries: readonly CookieEntry[] }
  | { readonly kind: 'prepaid'; readonly type: PrepaidCheckoutType; readonly code: string }
  /** The cart is too large for a cookie, or holds what a cookie must not hold: only the browser can draw it. */
  | { readonly kind: 'browser' };

/** Browsers refuse cookies of more than 4096 bytes with name and attributes, and servers large headers. */
const maxLength = 3500;
const maxEntries = 60;
const maxTextLength = 300;
const format = '1';
const browserOnly = 'browser';
const empty = 'empty';
const textEnd = '\n';

/** The cookie of a cart, encoded. */
export function cartCookieOf({
  items,
  prepaid,
}: {
  readonly items: readonly CartItem[];
  readonly prepaid: PrepaidProduct | null;
}): string {
  if (prepaid) return encodeURIComponent(`${format}|${prepaid.type}|${prepaid.code}`);
  if (items.length === 0) return empty;
  if (items.length > maxEntries || items.some(isPersonal)) return browserOnly;
  const texts: string[] = [];
  // Each text once: a large cart repeats its codes.
  const place = (text: string | null) => {
    if (text === null) return '';
    if (!texts.includes(text)) texts.push(text);
    return String(texts.indexOf(text));
  };
  const rows = items.map((item) => {
    const parent = items.findIndex(({ identifier }) => identifier === item.parentIdentifier);
    return [
      itemTypes.indexOf(item.type),
      item.identifier === identifierOfAddOn(item) ? '' : place(item.identifier),
      parent === -1 ? '' : parent,
      place(item.product.code),
      place(item.variant.code),
      place(item.origin),
      place(item.taxon),
      item.quantity,
      (item.keepNumber ? 'k' : '') + (item.simType === null ? '' : item.simType === 'eSIM' ? 'e' : 'p'),
      place(item.installationMode),
    ].join('.');
  });
  const value = encodeURIComponent(`${format}|${rows.join('!')}|${texts.join(textEnd)}`);
  return value.length > maxLength || texts.some((text) => text.includes(textEnd)) ? browserOnly : value;
}

/** See `addOnItem`. */
function identifierOfAddOn({ parentIdentifier, product, variant }: CartItem): string | null {
  return parentIdentifier && [parentIdentifier, product.code, variant.code].join('-');
}

/** A voucher belongs to a line, and a changed line to a customer. */
function isPersonal({ voucher, changedLine, subscriptionMode }: CartItem): boolean {
  return voucher !== null || changedLine !== null || subscriptionMode === 'change';
}

/**
 * Reads a decoded cookie, which a visitor can write: null for everything that `cartCookieOf` does not make.
 *
 * @param value without percent-encoding
 */
export function readCartCookie(value: string): CookieCart | null {
  if (value === browserOnly) return { kind: 'browser' };
  if (value === empty) return { kind: 'items', entries: [] };
  if (value.length > maxLength) return null;
  const [version, rows = '', ...rest] = value.split('|');
  const texts = rest.join('|').split(textEnd);
  if (version !== format || texts.some((text) => text === '' || text.length > maxTextLength)) return null;
  if (isPrepaidCheckout(rows)) return { kind: 'prepaid', type: rows, code: texts.join(textEnd) };
  const lines = rows.split('!');
  if (lines.length > maxEntries) return null;
  const read = lines.map((line) => readLine(line, texts));
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

function readLine(line: string, texts: readonly string[]): Line | null {
  const [type = '', identifier, parent, product, variant, origin, taxon, quantity, answers, mode, ...more] =
    line.split('.');
  const text = (index: string | undefined) => texts[numberIn(index) ?? -1] ?? null;
  const itemType = itemTypes[numberIn(type) ?? -1];
  const pieces = numberIn(quantity);
  const [productCode, code, path] = [text(product), text(variant), text(origin)];
  const isWhole = more.length === 0 && mode !== undefined && /^k?[ep]?$/u.test(answers ?? '');
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
      keepNumber: answers?.startsWith('k') ?? false,
      simType: answers?.endsWith('e') ? 'eSIM' : answers?.endsWith('p') ? 'physical' : null,
      installationMode: text(mode),
    },
  };
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,3}$/u.test(text) ? Number(text) : null;
}

/**
 * The items of an entry and its add-ons from today's offer, with the answers of the cookie. Null when the offer no longer sells one
 * of them.
 */
export function cookieItems(
  offer: Offer,
  entry: CookieEntry,
  addOns: readonly CookieEntry[],
): readonly CartItem[] | null {
  const { items, unavailable } = restoredEntry(offer, entry, addOns);
  const [item, ...rest] = items;
  const { keepNumber, simType, installationMode } = entry;
  return unavailable.length > 0 ? null : [{ ...withAnswers(item, { simType, installationMode }), keepNumber }, ...rest];
}

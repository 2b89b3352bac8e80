import { type CartItem, itemTypes } from './cart';
import type { PrepaidProduct } from './prepaid';

/** The cookie with a copy of the browser's cart for the site server. One for each language, at the path of its pages. */
export const cartCookie = 'alzette-cart';

/** Browsers refuse cookies of more than 4096 bytes with name and attributes, and servers large headers. */
export const maxCookieLength = 3500;
export const maxCookieEntries = 60;
/** The marks of a cookie: the version of its format, its values without entries, and the end of its texts. */
export const cookieMarks = { format: '1', browserOnly: 'browser', empty: 'empty', textEnd: '\n' } as const;
const { format, browserOnly, empty, textEnd } = cookieMarks;

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
  if (!fitsCookie(items)) return browserOnly;
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
  return value.length > maxCookieLength || texts.some((text) => text.includes(textEnd)) ? browserOnly : value;
}

/** Whether a cart's cookie can hold its items: they are few, and none belongs to a line or a customer. */
export function fitsCookie(items: readonly CartItem[]): boolean {
  return items.length <= maxCookieEntries && !items.some(isPersonal);
}

/** See `addOnItem`. */
function identifierOfAddOn({ parentIdentifier, product, variant }: CartItem): string | null {
  return parentIdentifier && [parentIdentifier, product.code, variant.code].join('-');
}

/** A voucher belongs to a line, and a changed line to a customer. */
function isPersonal({ voucher, changedLine, subscriptionMode }: CartItem): boolean {
  return voucher !== null || changedLine !== null || subscriptionMode === 'change';
}

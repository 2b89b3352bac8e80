import type { SharedState } from '@alzette/remote-contract';
import {
  type CartItem,
  cookieItems,
  type CookieCart,
  type CookieEntry,
  emptyCart,
  type Locale,
  type PrepaidProduct,
  parseCartCookie,
  type StarterPackList,
  starterPackProduct,
  type TopUpAmounts,
  topUpProduct,
} from '@alzette/shop-model';
import { offerAddress, offerIn } from '../upstream/offer-address';
import type { ReadCatalogue } from './catalogue-responses';

type SharedCart = SharedState['cart'];

/** Browsers render larger carts themselves, because each item takes more than half a millisecond. */
const maxItems = 15;

/**
 * The cart of a cookie, with current data of the catalogue. Null when only the browser can render it: the cookie is not one of the
 * shop's, or contains an item that is no longer sold.
 *
 * @param cookie decoded; undefined without a cookie, when the browser may still have a cart
 * @throws when the catalogue does not respond
 */
export async function visitorCart(
  cookie: string | undefined,
  locale: Locale,
  read: ReadCatalogue,
): Promise<SharedCart | null> {
  const cart = cookie === undefined ? null : parseCartCookie(cookie);
  if (cart?.kind === 'items') {
    const items = await itemsOf(cart.entries, locale, read);
    return items && { ...emptyCart, id: '', items };
  }
  if (cart?.kind === 'prepaid') {
    const prepaid = await prepaidOf(cart, locale, read);
    return prepaid && { ...emptyCart, id: '', checkoutType: prepaid.type, prepaid };
  }
  return null;
}

async function itemsOf(
  entries: readonly CookieEntry[],
  locale: Locale,
  read: ReadCatalogue,
): Promise<readonly CartItem[] | null> {
  if (entries.length > maxItems) return null;
  const offerOf = async (entry: CookieEntry) => {
    const { status, body } = await read(offerAddress(entry, locale));
    return status === 200 ? offerIn(body, entry) : null;
  };
  return cookieItems(entries, offerOf, `/${locale}`);
}

async function prepaidOf(
  { type, code }: Extract<CookieCart, { kind: 'prepaid' }>,
  locale: Locale,
  read: ReadCatalogue,
): Promise<PrepaidProduct | null> {
  const list = type === 'prepaid_top_up' ? 'top-up-amounts' : 'starter-packs';
  const { status, body } = await read(`/api/catalogue/prepaid/${list}?locale=${locale}`);
  if (status !== 200) return null;
  const products =
    type === 'prepaid_top_up'
      ? (body as TopUpAmounts).items.map(topUpProduct)
      : (body as StarterPackList).items.map(starterPackProduct);
  return products.find((product) => product.code === code) ?? null;
}

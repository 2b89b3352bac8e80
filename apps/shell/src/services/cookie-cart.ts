import type { HostServices } from '@alzette/remote-contract';
import { cookieCartItems, findPrepaidProduct } from '@alzette/shop-client';
import { parseCartCookie, parsePlacedOrderCookie } from '@alzette/shop-model';
import {
  orderPlaced,
  prepaidChosen,
  savedCartRestored,
  selectCart,
  selectProductCount,
  type ShopStore,
} from '@alzette/shop-store';
import type { CartCookies } from './host-services';

/**
 * Restores cart and placed order from the cookies in a browser without a stored cart, which refuses the storage or has deleted it. A
 * cart that the shopper began meanwhile stays.
 */
export async function restoreCookieCart(
  store: ShopStore,
  services: HostServices,
  { cart, placedOrder }: CartCookies,
): Promise<void> {
  if (cart !== null && selectProductCount(store.getState()) === 0) await restoreItems(store, services, cart);
  const placed = placedOrder === null ? null : parsePlacedOrderCookie(placedOrder);
  if (placed) store.dispatch(orderPlaced(placed));
}

async function restoreItems(store: ShopStore, { http, locale, report }: HostServices, cookie: string): Promise<void> {
  const { id } = selectCart(store.getState());
  const isUntouched = () => selectCart(store.getState()).id === id && selectProductCount(store.getState()) === 0;
  try {
    const cart = parseCartCookie(decodeURIComponent(cookie));
    if (cart?.kind === 'items') {
      const items = await cookieCartItems(http, locale, cart);
      if (items.length > 0 && isUntouched()) store.dispatch(savedCartRestored({ items }));
    } else if (cart?.kind === 'prepaid') {
      const product = await findPrepaidProduct(http, locale, cart);
      if (product && isUntouched()) store.dispatch(prepaidChosen({ product }));
    }
  } catch (error) {
    report(error, { operation: 'cart of the cookie' });
  }
}

import { matchPath } from '@alzette/i18n';
import type { HostServices } from '@alzette/remote-contract';
import { generateCartToken } from '@alzette/shop-client';
import { isPrepaidCheckout, savedEntries } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { tell } from '../elements/events';
import { movePage, withOwnQuery } from './page-address';
import { pageOf } from './slots';
import type { ElementOnPage, ShopOnPage } from './shop-on-page';

/**
 * Where a remote asks to go. Its own page is this element: the steps of a checkout stand in the page's address. Any other
 * page is the embedding page's to decide on, or what it said beforehand; else the shop's own site.
 */
export function navigateFrom(shop: ShopOnPage, here: ElementOnPage): HostServices['navigate'] {
  return (path, options = {}) => {
    const target = new URL(path, shop.site);
    if (target.origin !== shop.site) return window.location.assign(target.href);
    const { page } = matchPath(target.pathname, shop.boot.settings.paths);
    if (page === pageOf(here.kind)) return movePage(target.searchParams, options);

    const detail = { page, path: target.pathname + target.search, href: target.href };
    if (!tell(here.element, 'alzette-navigate', detail)) return;
    if (page !== 'cart' && page !== 'checkout') return window.location.assign(target.href);
    const other = elementFor(shop, page);
    if (other) return showElement(other, target.searchParams);
    const wanted = here.element.getAttribute(`${page}-href`);
    if (wanted !== null) return window.location.assign(withOwnQuery(wanted, target.searchParams));
    void goWithCart(shop, target);
  };
}

/** The element of this page that shows a page of the shop, for the cart as it is. */
function elementFor({ elements, store }: ShopOnPage, page: 'cart' | 'checkout'): ElementOnPage | undefined {
  const kind =
    page === 'cart' ? 'cart' : isPrepaidCheckout(selectCart(store.getState()).checkoutType) ? 'prepaid' : 'esales';
  return [...elements].find((each) => each.kind === kind);
}

function showElement({ element }: ElementOnPage, query: URLSearchParams): void {
  movePage(query);
  element.scrollIntoView();
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The shop's own site does not know the cart of this page: it travels in the address, as a saved one does. */
async function goWithCart({ http, store }: ShopOnPage, target: URL): Promise<void> {
  const { items } = selectCart(store.getState());
  const token = items.length === 0 ? null : await generateCartToken(http, savedEntries(items));
  if (token !== null) target.searchParams.set('cartSaved', token);
  window.location.assign(target.href);
}

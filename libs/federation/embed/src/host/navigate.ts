import { inviteToSurvey, purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { isFirstPurchase } from '@alzette/host-kit';
import { matchPath } from '@alzette/i18n';
import type { HostServices } from '@alzette/remote-contract';
import { generateCartToken } from '@alzette/shop-client';
import {
  confirmedCheckoutType,
  isPrepaidCheckout,
  savedEntries,
  slotOfPage,
  type CheckoutType,
} from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { dispatch } from '../elements/events';
import type { EmbedKind } from '../embed-host';
import { awaitMove, isOpen, movePage, ownQuery, withOwnQuery } from './page-address';
import type { ElementOnPage, ShopOnPage } from './start-embed-host';

/**
 * Navigation for the remote of an element. Its own page is the element, with the checkout step in the page's address. The
 * embedding page decides about other pages, by the event, its attributes or another element; else the shop's own site opens.
 */
export function navigateFrom(shop: ShopOnPage, here: ElementOnPage): HostServices['navigate'] {
  return (path, options = {}) => {
    const target = new URL(path, shop.site);
    if (target.origin !== shop.site) return window.location.assign(target.href);
    const { page } = matchPath(target.pathname, shop.boot.settings.paths);
    if (page === pageOf(here.kind)) return moveWithin(here, target.searchParams, options);

    const detail = { page, path: target.pathname + target.search, href: target.href };
    if (!dispatch(here.element, 'alzette-navigate', detail)) return;
    if (page !== 'cart' && page !== 'checkout') return window.location.assign(target.href);
    const other = elementFor(shop, page);
    if (other) return showElement(here, other, target.searchParams);
    const href = here.element.getAttribute(`${page}-href`);
    if (href !== null) return window.location.assign(withOwnQuery(href, target.searchParams));
    void goWithCart(shop, target);
  };
}

/** The element that shows a page of the shop for the present cart. */
function elementFor({ elements, store }: ShopOnPage, page: 'cart' | 'checkout'): ElementOnPage | undefined {
  const kind =
    page === 'cart' ? 'cart' : isPrepaidCheckout(selectCart(store.getState()).checkoutType) ? 'prepaid' : 'esales';
  return [...elements].find((each) => each.kind === kind);
}

/** The parameters by which a checkout replaced an address without any: those of its first step. */
const firstSteps = new WeakMap<HTMLElement, string>();

/** Changes the page's address, or leaves that to the page's router. */
function moveWithin(
  { element }: ElementOnPage,
  query: URLSearchParams,
  { replace = false }: { readonly replace?: boolean } = {},
): void {
  const url = withOwnQuery(window.location.href, query);
  if (isOpen(url)) return;
  if (replace && ownQuery().size === 0) firstSteps.set(element, ownQuery(url.search).toString());
  const detail = { path: url.pathname + url.search + url.hash, href: url.href, replace };
  if (dispatch(element, 'alzette-step', detail)) movePage(url, replace);
  else awaitMove(url);
}

function showElement(here: ElementOnPage, { element }: ElementOnPage, query: URLSearchParams): void {
  const isAtFirstStep =
    ownQuery(`?${query.toString()}`).size === 0 && firstSteps.get(element) === ownQuery().toString();
  // With a second history entry for the same step, one press of Back would change nothing.
  if (!isAtFirstStep) moveWithin(here, query);
  element.scrollIntoView();
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The shop's own site does not have the cart of this page, so the address carries it like a saved cart. */
async function goWithCart({ http, store }: ShopOnPage, target: URL): Promise<void> {
  const { items } = selectCart(store.getState());
  const token = items.length === 0 ? null : await generateCartToken(http, savedEntries(items));
  if (token !== null) target.searchParams.set('cartSaved', token);
  window.location.assign(target.href);
}

/** The page of the shop that an element shows. */
export function pageOf(kind: EmbedKind): 'cart' | 'checkout' {
  return kind === 'cart' ? 'cart' : 'checkout';
}

/** The slot of an element. The address or the cart chooses the prepaid checkout. */
export function slotOf(kind: EmbedKind, checkoutType: CheckoutType, query: URLSearchParams): string | null {
  const prepaid = [confirmedCheckoutType(query), checkoutType].find(isPrepaidCheckout) ?? 'prepaid_top_up';
  return slotOfPage({ page: pageOf(kind), slot: null }, kind === 'prepaid' ? prepaid : 'esales');
}

/** The query for the remote of an element. Of two checkouts on a page only one shows the confirmation. */
export function queryFor(kind: EmbedKind, query: URLSearchParams): string {
  const isConfirmation = query.get('step') === 'confirmation';
  const confirmed = isPrepaidCheckout(confirmedCheckoutType(query) ?? 'esales') ? 'prepaid' : 'esales';
  const own =
    kind === 'cart' || (isConfirmation && kind !== confirmed)
      ? new URLSearchParams([...query].filter(([name]) => name === 'cartSaved'))
      : query;
  return own.size > 0 ? `?${own.toString()}` : '';
}

/** Tracks an event: dispatches it, and pushes it to the data layer unless the page cancels it. The page obtains the consent. */
export function trackFrom(element: HTMLElement, event: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (element.getAttribute('consent') !== 'granted') return;
  const number = purchaseNumber(event, data);
  if (number !== null) {
    if (!isFirstPurchase(number)) return;
    inviteToSurvey();
  }
  if (!dispatch(element, 'alzette-track', { event, data })) return;
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  // The page may use the name for something else.
  if (Array.isArray(page.dataLayer)) pushToDataLayer(page.dataLayer, event, data);
}

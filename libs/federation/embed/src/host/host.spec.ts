import { aCartItem, aDeviceOffer, aSettings, fakeHttp, storeWith } from '@alzette/testing';
import { offerAdded, prepaidChosen } from '@alzette/shop-store';
import type { EmbedKind } from '../embed-host';
import { addOffer } from './add-offer';
import { followLinks } from './links';
import { navigateFrom, queryFor, slotOf, trackFrom } from './navigate';
import { followAddress, movePage, ownQuery, pagePath, withOwnQuery } from './page-address';
import type { ElementOnPage, ShopOnPage } from './start-embed-host';

const site = 'https://shop.test';
const topUp = {
  type: 'prepaid_top_up',
  code: 'top-up-15',
  productCode: 'top-up',
  name: '15',
  amount: 1500,
  credit: 1500,
} as const;

beforeEach(() => window.history.replaceState({ router: 1, alzettePaymentOpened: true }, '', '/kasse?from=mail#top'));
afterEach(() => document.body.replaceChildren());

function shopWith(elements: readonly ElementOnPage[] = [], http = fakeHttp()): ShopOnPage {
  const boot = {
    isCustomer: false,
    settings: aSettings(),
    discovery: { revision: 1, remotes: {} },
    host: { entry: { href: '', integrity: '' }, preload: [] },
  };
  const store = storeWith();
  const report = () => {};
  return { site, boot, store, storePort: store, http, report, elements: new Set(elements), refresh: () => {} };
}

function onPage(kind: EmbedKind): ElementOnPage {
  return { kind, element: document.body.appendChild(document.createElement('div')) };
}

const moveTo = (query: Readonly<Record<string, string>>, replace = false) =>
  movePage(withOwnQuery(window.location.href, new URLSearchParams(query)), replace);

describe('the address of the page', () => {
  it('[P4] gets the step and keeps the page’s parameters', () => {
    moveTo({ step: 'contract', unknown: 'x' });
    expect(window.location.href).toMatch(/\/kasse\?from=mail&step=contract#top$/u);
    expect(window.history.state).toEqual({ router: 1 });
    expect(String(ownQuery())).toBe('step=contract');
    expect(pagePath()).toBe('/kasse?from=mail#top');
    moveTo({ order_token: 't' }, true);
    expect(String(ownQuery())).toBe('order_token=t');
  });

  it('[P4] is followed until the element is removed', () => {
    const moved = jest.fn();
    const stop = followAddress(moved);
    moveTo({ step: 'delivery' });
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    moveTo({});
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['as a whole', '/kasse?from=mail#top', '/kasse?from=mail&step=contract#top'],
    ['under a base path', '/?from=mail#top', '/?from=mail&step=contract#top'],
  ])('[P4] is updated if a router stores it %s', (_how, current, renewed) => {
    const path = current.startsWith('/kasse') ? current : '/shop/?from=mail#top';
    window.history.replaceState({ back: '/', current, forward: null, position: 3 }, '', path);
    moveTo({ step: 'contract' });
    expect(window.history.state).toEqual({ back: '/', current: renewed, forward: null, position: 3 });
  });

  it('[P4] of another page of the operator gets the step too', () => {
    expect(withOwnQuery('/order?lang=fr', new URLSearchParams({ step: 'cart' })).href).toBe(
      'http://localhost/order?lang=fr&step=cart',
    );
  });
});

describe('the slot of an element', () => {
  it('[P4] is that of its checkout; address or cart chooses the prepaid one', () => {
    const none = new URLSearchParams();
    expect(slotOf('cart', 'esales', none)).toBe('cart');
    expect(slotOf('esales', 'prepaid_top_up', none)).toBe('checkout/esales');
    expect(slotOf('prepaid', 'esales', none)).toBe('checkout/prepaid_top_up');
    expect(slotOf('prepaid', 'prepaid_starter_pack', none)).toBe('checkout/prepaid_starter_pack');
    expect(
      slotOf('prepaid', 'esales', new URLSearchParams({ step: 'confirmation', type: 'prepaid_starter_pack' })),
    ).toBe('checkout/prepaid_starter_pack');
  });

  it('[P4] shows a confirmation in one of two checkouts', () => {
    const esales = new URLSearchParams({ step: 'confirmation', order_token: 't' });
    const prepaid = new URLSearchParams({ step: 'confirmation', order_token: 't', type: 'prepaid_top_up' });
    expect(queryFor('esales', esales)).toBe('?step=confirmation&order_token=t');
    expect(queryFor('prepaid', esales)).toBe('');
    expect(queryFor('esales', prepaid)).toBe('');
    expect(queryFor('prepaid', prepaid)).toContain('order_token=t');
    expect(queryFor('cart', new URLSearchParams({ step: 'summary', cartSaved: 'x' }))).toBe('?cartSaved=x');
  });
});

describe('navigation', () => {
  it('[P4] to the element’s own page changes the step', () => {
    navigateFrom(shopWith(), onPage('esales'))('/en/checkout?step=delivery');
    expect(window.location.search).toBe('?from=mail&step=delivery');
  });

  it('[P4] announces each step, and leaves it to the router of a page that cancels the event', () => {
    jest.useFakeTimers();
    const esales = onPage('esales');
    const moved = jest.fn();
    const stop = followAddress(moved);
    const steps: unknown[] = [];
    esales.element.addEventListener('alzette-step', (event) => {
      steps.push((event as CustomEvent<unknown>).detail);
      if (steps.length === 2) event.preventDefault();
    });
    const navigate = navigateFrom(shopWith(), esales);
    navigate('/en/checkout?step=contract');
    expect(moved).toHaveBeenCalledTimes(1);
    navigate('/en/checkout?step=delivery', { replace: true });
    const path = '/kasse?from=mail&step=delivery#top';
    expect(steps[1]).toEqual({ path, href: `http://localhost${path}`, replace: true });
    jest.advanceTimersByTime(500);
    expect(window.location.search).toBe('?from=mail&step=contract');
    window.history.pushState({}, '', '/kasse?step=delivery&from=mail#top');
    jest.advanceTimersByTime(50);
    expect(moved).toHaveBeenCalledTimes(2);
    expect(jest.getTimerCount()).toBe(0);
    stop();
    jest.useRealTimers();
  });

  it('[P4] stops waiting for a router that does not respond', () => {
    jest.useFakeTimers();
    const esales = onPage('esales');
    esales.element.addEventListener('alzette-step', (event) => event.preventDefault());
    navigateFrom(shopWith(), esales)('/en/checkout?step=contract');
    jest.advanceTimersByTime(2100);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('[P4] to another page dispatches an event that the page may cancel', () => {
    const cart = onPage('cart');
    const handleNavigate = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('alzette-navigate', handleNavigate, { once: true });
    navigateFrom(shopWith(), cart)('/en/checkout?step=cart');
    expect(handleNavigate.mock.calls[0]?.[0]).toMatchObject({
      detail: { page: 'checkout', path: '/en/checkout?step=cart', href: `${site}/en/checkout?step=cart` },
    });
    expect(window.location.search).toBe('?from=mail');
  });

  it('[P4] to a checkout of the page focuses the element for the cart', () => {
    const [cart, esales, prepaid] = [onPage('cart'), onPage('esales'), onPage('prepaid')];
    for (const { element } of [esales, prepaid]) element.scrollIntoView = () => {};
    const shop = shopWith([cart, esales, prepaid]);
    const { length } = window.history;
    navigateFrom(shop, cart)('/en/checkout');
    expect(document.activeElement).toBe(esales.element);
    // The address is the same, so Back leads to the page before.
    expect(window.history).toHaveLength(length);
    shop.store.dispatch(prepaidChosen({ product: topUp }));
    navigateFrom(shop, cart)('/en/checkout');
    expect(document.activeElement).toBe(prepaid.element);
    // A checkout that is opened replaces the address by its first step.
    navigateFrom(shop, prepaid)('/en/checkout?step=number', { replace: true });
    const { length: opened } = window.history;
    navigateFrom(shop, cart)('/en/checkout');
    expect(window.location.search).toBe('?from=mail&step=number');
    expect(window.history).toHaveLength(opened);
    navigateFrom(shop, prepaid)('/en/checkout?step=payment');
    navigateFrom(shop, cart)('/en/checkout');
    expect(window.location.search).toBe('?from=mail');
    expect(window.history).toHaveLength(opened + 2);
  });
});

describe('analytics', () => {
  it('[P4] events reach the page only with its consent', () => {
    const { element } = onPage('cart');
    const handleTrack = jest.fn();
    element.addEventListener('alzette-track', handleTrack);
    const page = window as { dataLayer?: unknown };
    page.dataLayer = undefined;
    trackFrom(element, 'view_cart');
    expect(handleTrack).not.toHaveBeenCalled();
    element.setAttribute('consent', 'granted');
    trackFrom(element, 'view_cart', { a: 1 });
    expect(page.dataLayer).toEqual([{ event: 'view_cart', a: 1 }]);
    element.addEventListener('alzette-track', (event) => event.preventDefault());
    trackFrom(element, 'view_cart');
    expect(page.dataLayer).toHaveLength(1);
    page.dataLayer = 'something else';
    expect(() => trackFrom(element, 'view_cart')).not.toThrow();
  });
});

describe('links of a remote', () => {
  it('[P4] lead to the shop by its navigation', () => {
    const { element } = onPage('cart');
    const navigate = jest.fn();
    const stop = followLinks(element, { site, navigate, report: () => {} });
    element.innerHTML = '<a href="/en/mobile"><span>Plans</span></a><a href="tel:+352">Call</a>';
    const [plans, call] = [...element.querySelectorAll('a')];
    plans?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(plans?.getAttribute('href')).toBe(`${site}/en/mobile`);
    plans?.querySelector('span')?.click();
    expect(navigate).toHaveBeenCalledWith('/en/mobile');
    call?.addEventListener('click', (event) => event.preventDefault());
    call?.click();
    stop();
    plans?.addEventListener('click', (event) => event.preventDefault());
    plans?.click();
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('[P4] to documents open them with the visitor’s session', async () => {
    const { element } = onPage('esales');
    const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    globalThis.fetch = jest.fn(async () => ({ ok: true, blob: async () => new Blob(['%PDF-']) }) as Response);
    globalThis.URL.createObjectURL = () => 'blob:here';
    const stop = followLinks(element, { site, navigate: () => {}, report: () => {} });
    element.innerHTML = '<a href="/api/v2/tool/sign/document/a.pdf" target="_blank">PDF</a>';
    element.querySelector('a')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetch).toHaveBeenCalledWith(`${site}/api/v2/tool/sign/document/a.pdf`, { credentials: 'include' });
    expect(tab.location.replace).toHaveBeenCalledWith('blob:here');
    expect(tab.opener).toBeNull();
    stop();
    jest.restoreAllMocks();
  });
});

describe('addOffer', () => {
  const amounts = { items: [{ code: 'top-up-15', name: '15', amount: 1500 }] };
  const servicesOf = (shop: ShopOnPage) => ({ http: shop.http, locale: 'en' }) as Parameters<typeof addOffer>[1];

  it('[P4] reads the offer from the catalogue', async () => {
    const shop = shopWith([], fakeHttp().on('GET', '/api/catalogue/prepaid/top-up-amounts', amounts));
    await addOffer(shop.store, servicesOf(shop), { type: 'prepaid_top_up', code: 'top-up-15' });
    expect(shop.store.getState().cart).toMatchObject({
      checkoutType: 'prepaid_top_up',
      prepaid: { code: 'top-up-15', amount: 1500 },
    });
    await expect(
      addOffer(shop.store, servicesOf(shop), { type: 'prepaid_top_up', code: 'none' }),
    ).rejects.toMatchObject({ code: 'unknown_offer' });
  });

  it('[P4, D12] adds no device that is sold out', async () => {
    const soldOut = aDeviceOffer({ stock: { inStock: false, expectedOn: null } });
    const shop = shopWith([], fakeHttp().on('GET', `/api/catalogue/devices/variant/${soldOut.code}`, soldOut));
    const offer = { type: 'device', code: soldOut.code } as const;
    await expect(addOffer(shop.store, servicesOf(shop), offer)).rejects.toMatchObject({ code: 'sold_out' });
    expect(shop.store.getState().cart.items).toEqual([]);
  });

  it('[P4] replaces a cart of another checkout type only with the option replace', async () => {
    const shop = shopWith([], fakeHttp().on('GET', '/api/catalogue/prepaid/top-up-amounts', amounts));
    shop.store.dispatch(offerAdded({ items: [aCartItem()] }));
    const offer = { type: 'prepaid_top_up', code: 'top-up-15' } as const;
    await expect(addOffer(shop.store, servicesOf(shop), offer)).rejects.toMatchObject({ code: 'other_checkout' });
    expect(shop.store.getState().cart.items).toHaveLength(1);
    await addOffer(shop.store, servicesOf(shop), { ...offer, replace: true });
    expect(shop.store.getState().cart.items).toEqual([]);
  });
});

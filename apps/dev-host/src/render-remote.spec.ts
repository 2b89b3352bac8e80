import { customerLoggedIn } from '@alzette/shop-store';
import { aCartItem, aCustomer, aRelease, fakeServices, storeWith } from '@alzette/testing';
import { renderRemote, NotRenderedError } from './render-remote';
import { isServerRenderedTab, storeServerRenderedTab } from './state';

const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
const requests = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);
const respondWith = (status: number, body: unknown) =>
  asked.mockResolvedValue({ ok: status === 200, status, json: () => Promise.resolve(body) });

const item = aCartItem();
const { services } = fakeServices();

function render(places = ['cart']) {
  const store = storeWith({
    items: [item],
    values: { 'contract.email': 'camille@example.lu' },
    cart: { checkoutType: 'prepaid_top_up' },
  });
  store.dispatch(customerLoggedIn({ customer: aCustomer() }));
  return renderRemote('cart', aRelease('1.0.0', { places }), { store, services });
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: asked });
  asked.mockReset();
  window.history.replaceState(null, '', '/en/cart?step=contract');
  window.sessionStorage.clear();
});

describe('the server bundle of a remote that runs alone', () => {
  it('[P1, P3] gets what a site server knows: no account, no typed value, only the cookies of the remote', async () => {
    document.cookie = 'cart.banner=dismissed';
    document.cookie = 'checkout.banner=dismissed';
    respondWith(200, { html: '<p>Cart</p>' });
    const ssrRemote = await render();
    expect(requests()).toEqual([
      expect.objectContaining({
        place: 'cart',
        locale: services.locale,
        props: { path: '/en/cart', query: '?step=contract' },
        settings: services.settings,
        cookies: { banner: 'dismissed' },
      }),
    ]);
    expect(ssrRemote?.remote.state).toEqual({
      cart: expect.objectContaining({ items: [item] }),
      checkoutForm: { values: {} },
      session: { status: 'customer', customer: null },
    });
    expect(ssrRemote).toMatchObject({ version: '1.0.0', html: '<p>Cart</p>' });
  });

  it('[A4, P1] renders the checkout of the cart', async () => {
    respondWith(200, { html: '' });
    await render(['checkout/prepaid_starter_pack', 'checkout/prepaid_top_up']);
    expect(requests()[0]).toMatchObject({ place: 'checkout/prepaid_top_up' });
  });

  it('[P1] may leave an address to the browser', async () => {
    respondWith(200, null);
    expect(await render()).toBeNull();
  });

  it('[P3] fails with its error', async () => {
    respondWith(500, { title: 'Error: no price' });
    await expect(render()).rejects.toEqual(new NotRenderedError('Error: no price'));
  });
});

it('[P3] a tab is rendered from the address that asks for it until another one sets up a state without', () => {
  expect(isServerRenderedTab('?alone=empty')).toBe(false);
  expect(isServerRenderedTab('?alone=empty&drawn=')).toBe(true);
  storeServerRenderedTab();
  expect(isServerRenderedTab('?step=contract')).toBe(true);
  expect(isServerRenderedTab('?alone=empty')).toBe(false);
});

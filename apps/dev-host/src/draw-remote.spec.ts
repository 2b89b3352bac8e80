import { customerLoggedIn } from '@alzette/shop-store';
import { aCartItem, aCustomer, aRelease, fakeServices, storeWith } from '@alzette/testing';
import { drawRemote, NotDrawnError } from './draw-remote';
import { isDrawnTab, storeDrawnTab } from './state';

const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
const requests = () => asked.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);
const answers = (status: number, body: unknown) =>
  asked.mockResolvedValue({ ok: status === 200, status, json: () => Promise.resolve(body) });

const item = aCartItem();
const { services } = fakeServices();

function draw(places = ['cart']) {
  const store = storeWith({
    items: [item],
    values: { 'contract.email': 'camille@example.lu' },
    cart: { checkoutType: 'prepaid_top_up' },
  });
  store.dispatch(customerLoggedIn({ customer: aCustomer() }));
  return drawRemote('cart', aRelease('1.0.0', { places }), { store, services });
}

beforeEach(() => {
  Object.assign(globalThis, { fetch: asked });
  asked.mockReset();
  window.history.replaceState(null, '', '/en/cart?step=contract');
  window.sessionStorage.clear();
});

describe('the server part of a remote that runs alone', () => {
  it('[P1, P3] gets what a site server knows: no account, no typed value, only the cookies of the remote', async () => {
    document.cookie = 'cart.banner=dismissed';
    document.cookie = 'checkout.banner=dismissed';
    answers(200, { html: '<p>Cart</p>' });
    const drawn = await draw();
    expect(requests()).toEqual([
      expect.objectContaining({
        place: 'cart',
        locale: services.locale,
        props: { path: '/en/cart', query: '?step=contract' },
        settings: services.settings,
        cookies: { banner: 'dismissed' },
      }),
    ]);
    expect(drawn?.remote.state).toEqual({
      cart: expect.objectContaining({ items: [item] }),
      checkoutForm: { values: {} },
      session: { status: 'customer', customer: null },
    });
    expect(drawn).toMatchObject({ version: '1.0.0', html: '<p>Cart</p>' });
  });

  it('[A4, P1] draws the checkout of the cart', async () => {
    answers(200, { html: '' });
    await draw(['checkout/prepaid_starter_pack', 'checkout/prepaid_top_up']);
    expect(requests()[0]).toMatchObject({ place: 'checkout/prepaid_top_up' });
  });

  it('[P1] may leave an address to the browser', async () => {
    answers(200, null);
    expect(await draw()).toBeNull();
  });

  it('[P3] fails with its error', async () => {
    answers(500, { title: 'Error: no price' });
    await expect(draw()).rejects.toEqual(new NotDrawnError('Error: no price'));
  });
});

it('[P3] a tab is drawn from the address that asks for it until another one sets up a state without', () => {
  expect(isDrawnTab('?alone=empty')).toBe(false);
  expect(isDrawnTab('?alone=empty&drawn=')).toBe(true);
  storeDrawnTab();
  expect(isDrawnTab('?step=contract')).toBe(true);
  expect(isDrawnTab('?alone=empty')).toBe(false);
});

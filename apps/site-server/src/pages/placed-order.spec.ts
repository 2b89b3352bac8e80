import { cookiesOf, startSite, type Site } from '../testing/site';
import { startUpstream } from '../testing/servers';

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let site: Site;
let upstream: Upstream;
let order: { readonly status: number; readonly body: object };

beforeEach(async () => {
  order = { status: 200, body: { tokenValue: 'order-1', state: 'confirmed', paymentState: 'paid' } };
  upstream = await startUpstream((response) => {
    response.writeHead(order.status, { 'content-type': 'application/json' }).end(JSON.stringify(order.body));
  });
  site = await startSite({ shopApiUrl: upstream.url });
});
afterEach(async () => {
  await site.close();
  await upstream.close();
});

const placed = 'esales.order-1';
const orderReads = () => upstream.seen.filter(({ url }) => url === '/api/v2/shop/orders/order-1');

async function open(url: string, cookie: string | null = placed) {
  const session = cookiesOf(await site.app.inject({ url: '/en' }));
  return site.app.inject({ url, cookies: { ...session, ...(cookie !== null && { 'alzette-placed-order': cookie }) } });
}

describe('a page in a browser whose order was paid elsewhere', () => {
  it.each(['/en', '/en/cart', '/en/checkout', '/en/checkout?step=summary'])(
    '[K8, L2] %s is the confirmation',
    async (url) => {
      const { statusCode, headers } = await open(url);
      expect(statusCode).toBe(302);
      expect(headers.location).toBe('/en/checkout?step=confirmation&order_token=order-1&type=esales');
      expect(headers['cache-control']).toBe('no-store');
      expect(orderReads()).toHaveLength(1);
    },
  );

  it.each([
    ['new', 'paid', 302],
    ['new', 'pending', 302],
    ['new', 'awaiting', 200],
    ['new', 'declined', 200],
    ['new', 'none', 200],
  ])('[K8, L2] with an order that is %s and %s has status %i', async (state, paymentState, status) => {
    order = { status: 200, body: { tokenValue: 'order-1', state, paymentState } };
    expect((await open('/en/cart')).statusCode).toBe(status);
  });

  it.each(['/en/mobile', '/en/orders', '/en/checkout?step=confirmation&order_token=order-1', '/en/legal-notice'])(
    '[L2] leaves %s as it is, and sends no request',
    async (url) => {
      expect((await open(url)).statusCode).toBe(200);
      expect(orderReads()).toEqual([]);
    },
  );

  it.each([
    ['an order of another visitor', placed, 404],
    ['a shop that does not respond', placed, 503],
  ])('[L2] shows the page for %s', async (_case, cookie, status) => {
    order = { status, body: {} };
    expect((await open('/en/cart', cookie)).statusCode).toBe(200);
  });

  it.each(['esales', 'esales.', 'esales.a/../b', 'other.order-1', `esales.${'a'.repeat(101)}`, '.order-1'])(
    '[L2] sends no request for the cookie "%s"',
    async (cookie) => {
      expect((await open('/en/cart', cookie)).statusCode).toBe(200);
      expect(upstream.seen.filter(({ url }) => url.includes('/orders/'))).toEqual([]);
    },
  );

  it('[L2] sends no request without a session', async () => {
    const { statusCode } = await site.app.inject({ url: '/en/cart', cookies: { 'alzette-placed-order': placed } });
    expect(statusCode).toBe(200);
    expect(orderReads()).toEqual([]);
  });
});

describe('a payment page that returns with a form', () => {
  const send = (payload: string, url = '/en/checkout?step=confirmation&order_token=order-1&type=esales') =>
    site.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://pay.example',
        'sec-fetch-site': 'cross-site',
      },
    });

  it('[K8, L2] leads to the same address by GET, with what it reports', async () => {
    const { statusCode, headers, cookies } = await send('transaction_id=t%201&payment_status=paid&step=cart&evil=1');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(
      '/en/checkout?step=confirmation&order_token=order-1&type=esales&transaction_id=t+1&payment_status=paid',
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies).toEqual([]);
  });

  it('[K8] is refused when it is larger than 16 kB', async () => {
    expect((await send(`transaction_id=${'a'.repeat(17_000)}`)).statusCode).toBe(413);
  });

  it('[K8] exists for the checkout only', async () => {
    expect((await send('payment_status=paid', '/en/cart')).statusCode).toBe(403);
    expect((await send('payment_status=paid', '/fr/checkout')).statusCode).toBe(303);
  });
});

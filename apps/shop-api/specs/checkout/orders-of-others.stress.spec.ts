import { randomBytes } from 'node:crypto';
import { stressRun } from '@alzette/server-kit/testing';
import { acceptances, customerInformation } from '../../test/builders';
import { orderPaid, type Journey } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';
import { ShopVisitor } from '../../test/shop-visitor';

const row = stressRun('orders-of-others', { test: 6, full: 20, stress: 2_000 });

let shop: TestShop;
let victim: Journey;
let actors: Readonly<Record<string, ShopVisitor>>;

beforeAll(async () => {
  shop = await openTestShop();
  victim = await orderPaid(shop);
  actors = {
    'another guest': await shop.guest(),
    'a customer': await shop.visitor({ account: 'A-1001' }),
    'a visitor with a forged session': new ShopVisitor(shop.app, 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'),
    'a visitor without a session': new ShopVisitor(shop.app, ''),
  };
});
afterAll(() => shop.close());

interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: (token: string) => string;
  readonly payload?: (token: string) => object;
}

const bodies: Readonly<Record<string, (token: string) => object>> = {
  '/api/v2/shop/orders/{tokenValue}/customer-info': () => customerInformation(),
  '/api/v2/shop/alzette/order/{tokenValue}/confirm': (token) => ({
    orderToken: token,
    transactionId: '',
    locale: 'fr',
  }),
  '/api/v2/shop/my-orders/{tokenValue}/withdrawals': () => ({ items: ['line-1'] }),
  '/api/v2/shop/my-orders/{tokenValue}/cancellations': () => ({ items: ['line-1'] }),
  '/api/v2/shop/my-orders/{tokenValue}/returns': () => ({ items: ['line-1'], trackingNumber: 'LU123456789' }),
  '/api/v2/shop/my-orders/{tokenValue}/installation': () => ({ item: 'line-1', date: '2026/12/17', time: 'morning' }),
  '/api/v2/shop/my-orders/{tokenValue}/number': () => ({ item: 'line-1', iccid: '8935201640000000001' }),
  '/api/v2/tool/sign/document/update/{orderId}': () => ({ documentId: 'd', newDocumentTargetId: null }),
};
const payment: Route = {
  method: 'POST',
  url: () => '/api/v2/tool/cardpay/url',
  payload: (token) => ({
    order_token: token,
    amount: 1900,
    language: 'fr',
    type: 'esales',
    description: 'Alzette',
    acceptances: acceptances('certify', 'conditions'),
  }),
};

/** Every route with an order in its address, from the server's own list, and the route with the order in its body. */
function routesOfOrders(): Route[] {
  const { paths = {} } = shop.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  const named = Object.entries(paths).filter(([path]) => /\{(?:tokenValue|orderId)\}/u.test(path));
  return [
    payment,
    ...named.flatMap(([path, methods]) =>
      Object.keys(methods).map((method): Route => {
        const body = bodies[path];
        const url = (token: string) => path.replace(/\{\w+\}/u, encodeURIComponent(token));
        return { method: method.toUpperCase() as Route['method'], url, ...(body && { payload: body }) };
      }),
    ),
  ];
}

const ask = (actor: ShopVisitor, { method, url, payload }: Route, token: string) =>
  actor.call(method, url(token), payload ? { payload: payload(token) } : {});

it('[K10] every route responds alike for an order of another session and an unknown one', async () => {
  const routes = routesOfOrders();
  expect(routes.length).toBeGreaterThanOrEqual(7);
  const before = await victim.guest.order(victim.token);
  for (const route of routes) {
    for (const [name, actor] of Object.entries(actors)) {
      const response = await ask(actor, route, victim.token);
      const unknown = await ask(actor, route, randomBytes(24).toString('base64url'));
      expect([name, response.status]).toEqual([name, name.startsWith('a visitor') ? 401 : 404]);
      expect(response.refusal).toEqual(unknown.refusal);
      expect(JSON.stringify(response.refusal)).not.toMatch(/ada|Müller|esch/iu);
    }
  }
  expect(await victim.guest.order(victim.token)).toMatchObject({ status: 200, body: before.body });
});

it('[K10] guessed order tokens get 404', async () => {
  const guest = actors['another guest'] ?? victim.guest;
  for (let round = 1; round <= row.tries; round += 1) {
    const near = victim.token.slice(0, -1) + String.fromCharCode(97 + (round % 26));
    const guess = round % 2 === 0 ? near : randomBytes(24).toString('base64url');
    await shop.database.deleteFrom('rate_limits').execute();
    for (const route of routesOfOrders()) expect((await ask(guest, route, guess)).status).toBe(404);
    row.progress(round);
  }
  row.result({ found: 0 });
});

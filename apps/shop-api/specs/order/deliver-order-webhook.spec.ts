import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expireOrders } from '@alzette/shop-api/checkout';
import { lockOrder, transitionOrder } from '@alzette/shop-api/order';
import { enqueue } from '@alzette/shop-api/platform';
import { isSigned } from '@alzette/shop-api/platform/testing';
import { ageOrders, orderIdOf } from '../../test/history';
import { orderMade, orderPaid, orderSigned } from '../../test/journey';
import { itemsOf, wait, work } from '../../test/outbox';
import { prepaidPaid } from '../../test/prepaid';
import { openTestShop, type TestShop } from '../../test/shop';

const secret = 'a-secret-of-the-operator';
let shop: TestShop;
let status = 200;
const heard: { readonly signature: unknown; readonly body: string }[] = [];
const listener = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push({ signature: request.headers['webhook-signature'], body });
    response.writeHead(status, status === 302 ? { location: '/else' } : {}).end();
  });
});

beforeAll(async () => {
  shop = await openTestShop();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await shop.close();
  listener.close();
});
beforeEach(async () => {
  heard.length = 0;
  status = 200;
  await shop.database.deleteFrom('outbox').execute();
});

const webhook = () => ({
  url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/orders?from=shop`,
  secret,
});
const tell = () => work(shop, 'order_event', undefined, webhook());
const bodies = () => heard.map(({ body }) => JSON.parse(body));

it('[L2] a confirmed order is reported to the operator’s systems, signed and without personal data', async () => {
  const { guest, token } = await orderPaid(shop);
  const { body: order } = await guest.confirm(token);
  await guest.confirm(token);
  await tell();
  expect(bodies()).toEqual([
    {
      id: expect.stringMatching(/^evt-[0-9a-f-]{36}$/u),
      type: 'order.confirmed',
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      order: { token, number: order.number, checkout: 'esales' },
    },
  ]);
  const [{ signature, body } = { signature: '', body: '' }] = heard;
  expect(isSigned(signature, Buffer.from(body), secret, shop.clock.now)).toBe(true);
  const seconds = Math.floor(shop.clock.now.getTime() / 1000);
  expect(signature).toBe(`t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
});

it('[L2] every other end of an order is reported once', async () => {
  const end = async (event: 'cancelled' | 'refused') => {
    const id = await orderIdOf(shop, (await orderMade(shop)).token);
    const move = () =>
      shop.database
        .transaction()
        .execute(async (transaction) =>
          transitionOrder(transaction, await lockOrder(transaction, id), { event, cause: 'operator' }),
        );
    await move();
    await move();
  };
  await end('cancelled');
  await end('refused');
  const mismatched = await orderSigned(shop);
  await mismatched.guest.paymentUrl(mismatched.token);
  shop.partners.payments.settle('paid', { amount: 1 });
  await mismatched.guest.order(mismatched.token);
  await orderMade(shop);
  await ageOrders(shop, 100);
  await expireOrders(shop.context);
  await tell();
  expect(bodies().map(({ type, order }) => `${type} ${order.number}`)).toEqual([
    'order.cancelled null',
    'order.refused null',
    'order.refused null',
    'order.expired null',
  ]);
});

it.each([500, 404, 302])(
  '[L2] after a response of %i the event is sent again under the same id',
  async (responseStatus) => {
    const { guest, token } = await prepaidPaid(shop);
    await guest.confirm(token);
    status = responseStatus;
    await tell();
    expect(await itemsOf(shop, 'order_event')).toMatchObject([
      { attempts: 1, ended_at: null, last_error: responseStatus === 302 ? 'unreachable' : `status ${responseStatus}` },
    ]);
    status = 204;
    await wait(shop, 10);
    await tell();
    expect(heard).toHaveLength(2);
    expect(heard[1]?.body).toBe(heard[0]?.body);
    expect(await itemsOf(shop, 'order_event')).toMatchObject([{ ended_at: expect.any(Date), payload: null }]);
  },
);

it.each([
  [500, 5, 'CircuitOpenError EOPENBREAKER'],
  [404, 8, 'status 404'],
])(
  '[L2] a response of %i leads to %i calls for eight events, each with its reason',
  async (responseStatus, tries, reason) => {
    status = responseStatus;
    for (let count = 1; count <= 8; count += 1) {
      const order = { token: `order-${count}`, number: null, checkout: 'esales' as const };
      await enqueue(shop.database, {
        kind: 'order_event',
        id: `evt-${count}`,
        payload: { type: 'order.expired', occurredAt: new Date().toISOString(), order },
      });
    }
    await tell();
    expect(heard).toHaveLength(tries);
    const items = await itemsOf(shop, 'order_event');
    expect(items.map(({ ended_at, last_error }) => [ended_at, last_error])).toEqual([
      ...Array.from({ length: tries }, () => [null, `status ${responseStatus}`]),
      ...Array.from({ length: 8 - tries }, () => [null, reason]),
    ]);
  },
);

it('without a configured webhook the outbox stays empty', async () => {
  const { guest, token } = await prepaidPaid(shop);
  await guest.confirm(token);
  await work(shop, 'order_event');
  expect(heard).toEqual([]);
  expect(await itemsOf(shop, 'order_event')).toMatchObject([{ ended_at: expect.any(Date) }]);
});

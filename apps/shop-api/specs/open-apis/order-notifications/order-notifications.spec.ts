import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverNotification } from '@alzette/shop-api/open-apis';
import type { OrderNotification } from '@alzette/shop-api/open-apis/testing';
import { processOutbox } from '@alzette/shop-api/platform';
import { officialApi } from '@alzette/tmf-files';
import { confirmedOrder, type ConfirmedOrder, end, report } from '../../../test/fulfilment';
import { operatorSystem, type TmfError } from '../../../test/operator-clients';
import { itemsOf, wait, work } from '../../../test/outbox';
import { copyOf, openTestShop, type TestShop } from '../../../test/shop';

const hub = '/tmf-api/productOrderingManagement/v4/hub';

let shop: TestShop;
let erp: Awaited<ReturnType<typeof operatorSystem>>;
let status = 200;
const heard: OrderNotification[] = [];
const listener = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    heard.push(JSON.parse(body));
    response.writeHead(status, status === 302 ? { location: '/else' } : {}).end('x'.repeat(1_000));
  });
});
let host = '';
let shared: ConfirmedOrder;

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  shop = await openTestShop();
  shared = await confirmedOrder(shop);
});
afterAll(async () => {
  await shop.close();
  listener.close();
});
beforeEach(async () => {
  heard.length = 0;
  status = 200;
  for (const table of ['rate_limits', 'outbox', 'hub_subscriptions'] as const)
    await shop.database.deleteFrom(table).execute();
  erp = await operatorSystem(await reachable());
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(heard.flatMap((each) => officialApi('TMF622').faultsOf(each.eventType, each))).toEqual([]);
});

/** The shop, whose operator lets it notify the listener on this machine. */
const allowing = () => ({ ...shop, context: { ...shop.context, hubAllowedHosts: [host] } });
let app: Awaited<ReturnType<typeof copyOf>> | null = null;
const reachable = async () => (app ??= await copyOf(allowing()));
afterAll(() => app?.close());

const subscribe = (callback = `http://${host}/orders`, query?: string) =>
  erp<TmfError & { readonly id: string }>('POST', hub, {
    payload: { callback, ...(query !== undefined && { query }) },
  });
const deliver = async (from: TestShop = allowing()) => {
  await work(from, 'order_change');
  await work(from, 'hub_notification');
};
const advance = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
};
/** Something happens to the order that all tests share. */
const change = async () => {
  advance();
  const reported = await report(shop, { order: shared.number, kind: 'failed', items: ['mobile'], reason: 'technical' });
  expect(reported.status).toBe(200);
};
const respondToDns = (address: string) =>
  jest
    .spyOn(dns, 'lookup')
    .mockImplementation(((_name: string, _options: unknown, done: (...all: unknown[]) => void) =>
      done(null, [{ address, family: address.includes(':') ? 6 : 4 }])) as never);

describe('[R6] a system of the operator is notified', () => {
  it('that an order is confirmed, without personal data', async () => {
    const added = { action: 'add', state: 'acknowledged' };
    const { status: subscribed, headers, body } = await subscribe();
    expect({ subscribed, location: headers['location'] }).toEqual({ subscribed: 201, location: `${hub}/${body.id}` });
    const { number } = await confirmedOrder(shop);
    await deliver();
    expect(heard).toEqual([
      {
        eventId: expect.stringMatching(/^change-[0-9a-f-]{36}$/u),
        eventTime: shop.clock.now.toISOString(),
        timeOcurred: expect.stringMatching(/Z$/u),
        eventType: 'ProductOrderCreateEvent',
        correlationId: number,
        domain: 'productOrdering',
        event: {
          productOrder: {
            id: number,
            href: `/tmf-api/productOrderingManagement/v4/productOrder/${number}`,
            externalId: number,
            state: 'acknowledged',
            productOrderItem: ['phone', 'care', 'mobile', 'tv'].map((id) => ({ id, ...added })),
            '@type': 'ProductOrder',
          },
        },
      },
    ]);
  });

  it('of each new state, with the states right after it', async () => {
    await subscribe();
    const { number: order } = shared;
    for (const kind of ['dispatched', 'delivered'] as const) {
      advance();
      await report(shop, { order, kind, items: ['phone'] });
    }
    advance();
    await report(shop, { order, kind: 'porting_refused', items: ['phone'], reason: 'number_unknown' });
    await deliver();
    const states = heard.map(({ eventType, event: { productOrder } }) => [
      eventType,
      productOrder.state,
      productOrder.productOrderItem[0]?.state,
    ]);
    expect(states).toEqual([
      ['ProductOrderStateChangeEvent', 'inProgress', 'inProgress'],
      ['ProductOrderAttributeValueChangeEvent', 'inProgress', 'inProgress'],
      ['ProductOrderStateChangeEvent', 'held', 'held'],
    ]);
    expect(JSON.stringify(heard)).not.toContain('number_unknown');
  });

  it('of a contract that the shopper ends', async () => {
    await subscribe();
    await end(shared, 'cancellations', 'tv');
    await deliver();
    expect(heard).toMatchObject([
      {
        eventType: 'ProductOrderStateChangeEvent',
        event: {
          productOrder: { productOrderItem: expect.arrayContaining([{ id: 'tv', action: 'add', state: 'cancelled' }]) },
        },
      },
    ]);
  });

  it('of the events that its query names', async () => {
    expect((await subscribe(undefined, 'eventType=ProductOrderStateChangeEvent')).status).toBe(201);
    await change();
    await change();
    await deliver();
    expect(heard.map(({ eventType }) => eventType)).toEqual(['ProductOrderStateChangeEvent']);
  });

  it.each([500, 404, 302])('again after a response of %i, under the same id', async (responseStatus) => {
    await subscribe();
    await change();
    status = responseStatus;
    await deliver();
    expect(await itemsOf(shop, 'hub_notification')).toMatchObject([
      { attempts: 1, ended_at: null, last_error: `status ${responseStatus}`, give_up_at: expect.any(Date) },
    ]);
    status = 204;
    await wait(shop, 10);
    await deliver();
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(heard[0]);
  });

  it('while another subscriber is unavailable', async () => {
    await subscribe(`http://${host}/orders`);
    await subscribe(`http://${host.split(':')[0]}:1/orders`).then(({ status: refused }) => expect(refused).toBe(422));
    await shop.database
      .insertInto('hub_subscriptions')
      .values({ id: 'away', client_id: 'erp', callback: `http://${host}0/orders`, query: '' })
      .execute();
    await change();
    await deliver();
    expect(heard).toHaveLength(1);
  });
});

describe('[R6] a subscriber gets nothing more', () => {
  const subscriptions = async () => (await erp<unknown[]>('GET', hub)).body;

  it('once it responds with 410', async () => {
    await subscribe();
    await change();
    status = 410;
    await deliver();
    expect(await subscriptions()).toEqual([]);
    expect(await itemsOf(shop, 'hub_notification')).toMatchObject([{ ended_at: expect.any(Date), payload: null }]);
  });

  it('once it unsubscribes', async () => {
    const { body } = await subscribe();
    await change();
    await work(shop, 'order_change');
    const json = { headers: { 'content-type': 'application/json' } };
    expect((await erp('DELETE', `${hub}/${body.id}`, json)).status).toBe(204);
    expect((await erp('DELETE', `${hub}/${body.id}`)).status).toBe(404);
    await deliver();
    expect(heard).toEqual([]);
  });

  it.each([
    ['its client is removed', []],
    ['its client loses the scope', [{ id: 'erp', secretHashes: [], scopes: ['orders:read' as const] }]],
  ])('once %s', async (_title, operatorClients) => {
    await subscribe();
    await change();
    await work(shop, 'order_change');
    const restarted = { ...allowing().context, operatorClients };
    await processOutbox(shop.database, 'hub_notification', deliverNotification(restarted));
    expect(heard).toEqual([]);
    expect(await itemsOf(shop, 'hub_notification')).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  it('once its name leads to a private address', async () => {
    respondToDns('93.184.216.34');
    expect((await subscribe(`https://hooks.example:${host.split(':')[1]}/orders`)).status).toBe(201);
    await change();
    respondToDns('127.0.0.1');
    await deliver();
    expect(heard).toEqual([]);
    expect(await itemsOf(shop, 'hub_notification')).toMatchObject([
      { last_error: 'the callback has no public address' },
    ]);
  });

  it('once the operator no longer allows its host', async () => {
    await subscribe();
    await change();
    await deliver(shop);
    expect(heard).toEqual([]);
    expect(await itemsOf(shop, 'hub_notification')).toMatchObject([
      { last_error: 'the callback has no public address' },
    ]);
  });
});

describe('[R6] a subscription is refused', () => {
  it.each([
    ['http', 'http://hooks.example/orders'],
    ['another protocol', 'file:///etc/passwd'],
    ['no address', 'orders'],
    ['credentials', 'https://me:secret@hooks.example/orders'],
    ['a loopback address', 'https://127.0.0.1/orders'],
    ['a loopback address in another form', 'https://0x7f.1/orders'],
    ['a private address', 'https://10.0.0.8/orders'],
    ['a link-local address', 'https://169.254.169.254/latest/meta-data'],
    ['a private IPv6 address', 'https://[fd00::1]/orders'],
    ['an IPv4 address within IPv6', 'https://[::ffff:127.0.0.1]/orders'],
    ['a translated address', 'https://[64:ff9b::7f00:1]/orders'],
  ])('for %s', async (_title, callback) => {
    respondToDns('93.184.216.34');
    expect(await subscribe(callback)).toMatchObject({
      status: 422,
      body: { code: 'callback_refused', message: expect.stringMatching(/^body\/callback: /u) },
    });
  });

  it.each(['127.0.0.1', '192.168.1.1', '100.64.0.1', '::1', 'fe80::1', '0.0.0.0'])(
    'for a name that leads to %s, as for a name that is unknown',
    async (address) => {
      respondToDns(address);
      const inside = await subscribe('https://hooks.example/orders');
      jest
        .spyOn(dns, 'lookup')
        .mockImplementation(((_name: string, _options: unknown, done: (error: Error) => void) =>
          done(new Error('ENOTFOUND'))) as never);
      const unknown = await subscribe('https://hooks.example/orders');
      expect([inside.status, unknown.body.message]).toEqual([422, inside.body.message]);
    },
  );

  it('for a query that cannot be read, or an unknown attribute', async () => {
    expect(await subscribe(undefined, 'eventType=OrderEvent')).toMatchObject({
      status: 422,
      body: { code: 'query_unknown' },
    });
    expect((await erp('POST', hub, { payload: { callback: `http://${host}/`, secret: 'x' } })).status).toBe(400);
  });

  it('twice, and beyond five of a client', async () => {
    await subscribe();
    expect(await subscribe()).toMatchObject({ status: 409, body: { code: 'callback_known' } });
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map((each) => subscribe(`http://${host}/${each}`)));
    expect(statuses.map((each) => each.status).sort()).toEqual([201, 201, 201, 201, 409, 409]);
  });

  it('without its scope, and shows none of another client', async () => {
    const { body } = await subscribe();
    const other = await operatorSystem(shop.app, 'orders:read', 'orders:write');
    expect((await other('POST', hub, { payload: { callback: `http://${host}/` } })).status).toBe(403);
    await shop.database.updateTable('hub_subscriptions').set({ client_id: 'another' }).execute();
    expect((await erp('DELETE', `${hub}/${body.id}`)).status).toBe(404);
    expect((await erp<unknown[]>('GET', hub)).body).toEqual([]);
  });
});

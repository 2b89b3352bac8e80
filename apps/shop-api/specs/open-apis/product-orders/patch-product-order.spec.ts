import type { ProductOrder, ProductOrderPatch } from '@alzette/shop-api/open-apis/testing';
import { officialApi } from '@alzette/tmf-files';
import { confirmedOrder, type ConfirmedOrder, end, report } from '../../../test/fulfilment';
import { operatorSystem, type TmfError } from '../../../test/operator-clients';
import { FakeMailer, work } from '../../../test/outbox';
import { openTestShop, type TestShop } from '../../../test/shop';

const list = '/tmf-api/productOrderingManagement/v4/productOrder';

describe('[R3] a new state of an order', () => {
  let shop: TestShop;
  let order: ConfirmedOrder;
  let erp: Awaited<ReturnType<typeof operatorSystem>>;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.deleteFrom('rate_limits').execute();
    order = await confirmedOrder(shop);
    await shop.database.deleteFrom('outbox').execute();
    advance();
    erp = await operatorSystem(shop.app);
  });

  const advance = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  };
  const patch = (body: ProductOrderPatch, key?: string) =>
    erp<ProductOrder & TmfError>('PATCH', `${list}/${order.number}`, {
      headers: { 'content-type': 'application/merge-patch+json', ...(key && { 'idempotency-key': key }) },
      payload: JSON.stringify(body),
    });
  const eventsOf = async (): Promise<string[]> => {
    const rows = await shop.database
      .selectFrom('item_events')
      .select(['kind', 'item_identifier'])
      .where('order_id', '=', order.id)
      .orderBy('sequence')
      .execute();
    return rows.map(({ kind, item_identifier: item }) => `${kind} ${item}`);
  };

  it('is the fulfilment event that it means, and is mailed', async () => {
    const tracking = { trackingNumber: 'LU 123', trackingUrl: 'https://parcels.example/LU123' };
    const { status, body } = await patch({ state: 'inProgress', milestone: { name: 'dispatched', ...tracking } });
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'inProgress' });
    expect(await eventsOf()).toEqual(['dispatched phone', 'dispatched mobile']);
    expect(body.productOrderItem?.[0]?.milestone).toMatchObject([{ name: 'dispatched', ...tracking }]);
    const mailer = new FakeMailer();
    await work(shop, 'item_mail', mailer);
    expect(mailer.sent).toMatchObject([{ subject: `Votre commande ${order.number} est en route` }]);
    expect(await shop.database.selectFrom('operator_accesses').select('action').execute()).toContainEqual({
      action: 'changed',
    });
  });

  it('completed records what the items still need', async () => {
    await report(shop, { order: order.number, kind: 'delivered' });
    advance();
    const { body } = await patch({ state: 'completed' });
    expect(body.state).toBe('completed');
    expect((await eventsOf()).slice(2)).toEqual([
      'ported phone',
      'activated phone',
      'activated mobile',
      'activated tv',
    ]);
  });

  it('concerns only the items that are named', async () => {
    const { body } = await patch({ state: 'completed', productOrderItem: [{ id: 'mobile' }] });
    expect(body.productOrderItem?.map(({ state }) => state)).toEqual([
      ...['acknowledged', 'acknowledged', 'completed', 'acknowledged'],
    ]);
  });

  it('can be reported in the official form, with the action and state of each item', async () => {
    const body = {
      state: 'completed',
      productOrderItem: [{ id: 'mobile', action: 'add', state: 'completed', '@type': 'ProductOrderItem' }],
      '@type': 'ProductOrder',
    } as const;
    const url = `${list}/${order.number}`;
    expect(officialApi('TMF622').requestFaults({ method: 'PATCH', url, body })).toEqual([]);
    expect((await patch(body as never)).status).toBe(200);
    expect(await eventsOf()).toContain('activated mobile');
  });

  it('is recorded once, however often and simultaneously it is sent', async () => {
    const send = () => patch({ state: 'inProgress' });
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    advance();
    const late = await send();
    expect([first, ...others, late].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(late.body).toEqual(first.body);
    expect(await eventsOf()).toHaveLength(2);
  });

  it('may happen again under another idempotency key, and a key belongs to one change', async () => {
    const held = { state: 'held', milestone: { name: 'porting_refused', message: 'holder_differs' } } as const;
    expect((await patch(held, 'one')).status).toBe(200);
    advance();
    expect((await patch(held, 'one')).status).toBe(200);
    expect(await eventsOf()).toHaveLength(1);
    expect((await patch(held, 'two')).status).toBe(200);
    expect(await eventsOf()).toHaveLength(2);
    const other = { ...held, milestone: { ...held.milestone, message: 'technical' } } as const;
    expect(await patch(other, 'two')).toMatchObject({ status: 409, body: { code: 'event_id_reused' } });
  });

  it.each<[string, unknown, number, string]>([
    ['a state that only the shopper reaches', { state: 'cancelled' }, 400, 'invalid_request'],
    ['another attribute', { state: 'inProgress', description: 'a' }, 400, 'invalid_request'],
    ['a milestone of another state', { state: 'held', milestone: { name: 'delivered' } }, 422, 'state_differs'],
    ['a failure without its reason', { state: 'failed' }, 422, 'reason_missing'],
    ['an add-on', { state: 'completed', productOrderItem: [{ id: 'care' }] }, 422, 'item_unknown'],
    [
      'another state of an item',
      { state: 'completed', productOrderItem: [{ id: 'mobile', action: 'add', state: 'inProgress' }] },
      422,
      'state_differs',
    ],
    [
      'another action of an item',
      { state: 'completed', productOrderItem: [{ id: 'mobile', action: 'modify' }] },
      422,
      'state_differs',
    ],
    [
      'an item to which it cannot happen',
      { state: 'inProgress', productOrderItem: [{ id: 'tv' }] },
      422,
      'item_not_concerned',
    ],
    [
      'a time before the order',
      { state: 'inProgress', milestone: { name: 'delivered', milestoneDate: '2026-01-01T00:00:00Z' } },
      422,
      'time_impossible',
    ],
  ])('is refused for %s, and nothing is stored', async (_title, body, status, code) => {
    expect(await patch(body as ProductOrderPatch)).toMatchObject({ status, body: { code } });
    expect(await eventsOf()).toEqual([]);
  });

  it('is refused if it contradicts what is known', async () => {
    await end(order, 'cancellations', 'mobile');
    advance();
    const refused = await patch({
      state: 'inProgress',
      milestone: { name: 'activated' },
      productOrderItem: [{ id: 'mobile' }],
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'event_contradicts' } });
  });

  it('needs the scope for it', async () => {
    erp = await operatorSystem(shop.app, 'orders:read', 'orders:personal');
    expect(await patch({ state: 'completed' })).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
    expect(await eventsOf()).toEqual([]);
  });
});

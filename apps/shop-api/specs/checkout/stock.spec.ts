import type { DeviceOffer, OrderRequest } from '@alzette/shop-model';
import { expireOrders } from '@alzette/shop-api/checkout';
import { orderItem } from '../../test/builders';
import { confirmedOrder, end, report } from '../../test/fulfilment';
import { barePhone, phoneWithPlan } from '../../test/full-order';
import { ageOrders } from '../../test/history';
import { openTestShop, type TestShop } from '../../test/shop';

const variant = 'attert-mini-128-snow-cash';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

/** Nothing is reserved, and so many pieces are in stock. */
async function stockOf(stock: number | null): Promise<void> {
  await shop.database.updateTable('stock_reservations').set({ state: 'released' }).execute();
  await shop.database.updateTable('catalogue_device_variants').set({ stock }).where('code', '=', variant).execute();
}

const storedStock = async () =>
  (
    await shop.database
      .selectFrom('catalogue_device_variants')
      .select('stock')
      .where('code', '=', variant)
      .executeTakeFirstOrThrow()
  ).stock;

const pieces = (quantity: number): Partial<OrderRequest> => ({
  items: [{ ...(barePhone.items[0] ?? orderItem()), quantity }],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900 * quantity, monthly: 0 },
});

const isOffered = async () => {
  const guest = await shop.visitor();
  const { body } = await guest.call<DeviceOffer>('GET', `/api/catalogue/devices/variant/${variant}`);
  return body.stock?.inStock;
};

const order = async (quantity = 1) => (await shop.guest()).createOrder(pieces(quantity));

describe('[D12, K10] the stock of a device', () => {
  it('is reserved by an order: the next one gets what is left, then nothing', async () => {
    await stockOf(3);
    expect((await order(2)).status).toBe(201);
    const refused = await order(40);
    expect(refused).toMatchObject({ status: 422, problem: { code: 'stock_too_low', available: 1 } });
    expect(refused.problem.errors).toMatchObject([{ path: 'body/items/0/quantity' }]);
    expect((await order(1)).status).toBe(201);
    expect(await order(1)).toMatchObject({ status: 422, problem: { code: 'sold_out' } });
    expect(await storedStock()).toBe(3);
  });

  it('counts all line items of the device together, with and without a plan', async () => {
    await stockOf(1);
    const plan = 'mobile-alzette-m';
    const [phone = orderItem()] = barePhone.items;
    const two = { ...phoneWithPlan, variantCode: `${variant}.${plan}`, productCode: phone.productCode };
    const { problem } = await (
      await shop.guest()
    ).createOrder({ ...pieces(1), items: [phone, { ...two, taxonCode: phone.taxonCode }] });
    // Refused for the missing values of the plan, or later for the stock, and never sold.
    expect(problem.status).toBe(422);
    const twice = { ...pieces(1), items: [phone, { ...phone, identifier: 'line-2' }] };
    const refused = await (
      await shop.guest()
    ).createOrder({ ...twice, displayedTotals: { oneOff: 89_800, monthly: 0 } });
    expect(refused.problem).toMatchObject({
      code: 'stock_too_low',
      available: 1,
      errors: [{ path: 'body/items/1/quantity' }],
    });
  });

  it('is available again when the order is cancelled or has expired', async () => {
    await stockOf(1);
    const guest = await shop.guest();
    const { body } = await guest.createOrder(pieces(1));
    await guest.cancel(body.tokenValue);
    const second = await order();
    expect(second.status).toBe(201);
    await ageOrders(shop, 100);
    await expireOrders(shop.context);
    expect((await order()).status).toBe(201);
  });

  it('that the shopper’s own abandoned order holds goes to the next order of that shopper', async () => {
    await stockOf(1);
    const guest = await shop.guest();
    expect((await guest.createOrder(pieces(1))).status).toBe(201);
    expect((await guest.createOrder({ ...pieces(1), email: 'other@example.lu' })).status).toBe(201);
    const states = await shop.database
      .selectFrom('stock_reservations')
      .select('state')
      .where('variant_code', '=', variant)
      .where('state', '=', 'held')
      .execute();
    expect(states).toHaveLength(1);
  });

  it('is lowered when the phone is sent, once, and pages stop to offer it when the last one is sold', async () => {
    await stockOf(1);
    expect(await isOffered()).toBe(true);
    const sold = await confirmedOrder(shop, pieces(1));
    expect(await isOffered()).toBe(false);
    expect(await storedStock()).toBe(1);
    for (const kind of ['dispatched', 'delivered'] as const) {
      const occurredAt = new Date(shop.clock.now.getTime() + (kind === 'delivered' ? 1_000 : 0)).toISOString();
      expect((await report(shop, { order: sold.number, kind, occurredAt })).status).toBe(200);
      expect(await storedStock()).toBe(0);
    }
    expect(await isOffered()).toBe(false);
  });

  it('is offered again when the contract ends before the phone was sent, and not afterwards', async () => {
    await stockOf(1);
    const cancelled = await confirmedOrder(shop, pieces(1));
    await end(cancelled, 'cancellations', 'line-1');
    expect(await isOffered()).toBe(true);
    const sent = await confirmedOrder(shop, pieces(1));
    await report(shop, { order: sent.number, kind: 'dispatched' });
    await end(sent, 'withdrawals', 'line-1');
    expect(await isOffered()).toBe(false);
    expect(await storedStock()).toBe(0);
  });

  it('is never below zero, whatever the operator counts', async () => {
    await stockOf(2);
    const sold = await confirmedOrder(shop, pieces(2));
    await shop.database
      .updateTable('catalogue_device_variants')
      .set({ stock: 1 })
      .where('code', '=', variant)
      .execute();
    expect(await order()).toMatchObject({ problem: { code: 'sold_out' } });
    await report(shop, { order: sold.number, kind: 'dispatched' });
    expect(await storedStock()).toBe(0);
  });

  it('that is not counted sells any quantity', async () => {
    await stockOf(null);
    expect((await order(3)).status).toBe(201);
    expect((await order(3)).status).toBe(201);
  });
});

import { sql } from 'kysely';
import type { DeviceList, DeviceOffer, DeviceTaxon, PriorTotal } from '@alzette/shop-model';
import type { TestShop } from '../../test/shop';
import { databaseKinds, openTestShopOn } from '../../test/shop-on';
import type { ShopVisitor } from '../../test/shop-visitor';

/** 149.00 today and 24 instalments of 22.00: 677.00 in total. */
const code = 'ernz-9-pro-256-midnight-f24';
const url = `/api/catalogue/devices/variant/${code}`;

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;
  let visitor: ShopVisitor;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
    visitor = await shop.visitor();
  }, 60_000);
  afterAll(() => shop.close());
  // The variant without a past: each test writes its own.
  beforeEach(async () => {
    const usual = { upfront: 14_900, price_new_customer: 2200, price_existing_customer: 2200, price_original: 2200 };
    const change = shop.database.updateTable('catalogue_device_variants').set({ ...usual, discount_months: null });
    await change.where('code', '=', code).execute();
    await shop.database.transaction().execute(async (transaction) => {
      // Without the append-only trigger.
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`delete from catalogue_device_prices where variant_code = ${code}`.execute(transaction);
    });
  });

  /** A price in force from so many days ago; `of` is what instalments cost at first and later. */
  async function appliedBefore(days: number, monthly: number, { original = monthly, onSale = true } = {}) {
    const row = {
      variant_code: code,
      applied_at: sql<Date>`now() - make_interval(days => ${sql.lit(days)})`,
      upfront: 14_900,
      price_new_customer: monthly,
      price_existing_customer: original,
      price_original: original,
      discount_months: monthly < original ? 12 : null,
      funding_months: 24,
      on_sale: onSale,
    };
    await shop.database.insertInto('catalogue_device_prices').values(row).execute();
  }
  const setPrice = (monthly: number, original: number) =>
    shop.database
      .updateTable('catalogue_device_variants')
      .set({
        price_new_customer: monthly,
        price_original: original,
        price_existing_customer: original,
        discount_months: 12,
      })
      .where('code', '=', code)
      .execute();
  const records = () =>
    shop.database
      .selectFrom('catalogue_device_prices')
      .select(['price_new_customer', 'price_original', 'on_sale'])
      .where('variant_code', '=', code)
      .orderBy('applied_at')
      .orderBy('id')
      .execute();
  const priorTotal = async (): Promise<PriorTotal | undefined> =>
    (await visitor.call<DeviceOffer>('GET', url)).body.priorTotal;

  it('[D16] a reduction states the lowest total of the 30 days before it, to the customers who get it', async () => {
    await appliedBefore(60, 2100);
    await appliedBefore(40, 2400);
    await appliedBefore(20, 2300);
    await setPrice(1500, 2200);
    expect(await priorTotal()).toEqual({ newCustomer: 14_900 + 24 * 2300, existingCustomer: null });
  });

  it('[D16] a price that ended within the 30 days counts, an earlier one does not', async () => {
    await appliedBefore(90, 1000);
    await appliedBefore(32, 2000);
    await appliedBefore(29, 2300);
    await setPrice(1500, 2200);
    expect(await priorTotal()).toMatchObject({ newCustomer: 14_900 + 24 * 2000 });
  });

  it('[D16] the 30 days end with the start of the reduction, so that the response is the same later', async () => {
    await appliedBefore(400, 2000);
    await appliedBefore(300, 1500, { original: 2200 });
    await setPrice(1500, 2200);
    const first = await visitor.call('GET', url);
    expect(await priorTotal()).toMatchObject({ newCustomer: 14_900 + 24 * 2000 });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await visitor.call('GET', url, { headers })).status).toBe(304);
  });

  it('[D16] a reduction in steps states the price before the first of them', async () => {
    await appliedBefore(50, 2200);
    await appliedBefore(10, 1900, { original: 2200 });
    await appliedBefore(5, 1700, { original: 2200 });
    await setPrice(1500, 2200);
    expect(await priorTotal()).toMatchObject({ newCustomer: 14_900 + 24 * 2200 });
  });

  it('[D16] a reduction that becomes smaller is a new one, after a lower price', async () => {
    await appliedBefore(50, 2200);
    await appliedBefore(10, 1500, { original: 2200 });
    await setPrice(1700, 2200);
    expect(await priorTotal()).toMatchObject({ newCustomer: 14_900 + 12 * 1500 + 12 * 2200 });
  });

  it('[D16] a price does not count while the device was not sold; without another price none is stated', async () => {
    await appliedBefore(20, 1800, { onSale: false });
    await setPrice(1500, 2200);
    expect(await priorTotal()).toEqual({ newCustomer: null, existingCustomer: null });
  });

  it('[D16] a device without a reduction states nothing; list and page state the same as the offer', async () => {
    expect(await priorTotal()).toBeUndefined();
    await appliedBefore(60, 2200);
    await setPrice(1, 2200);
    const expected = { newCustomer: 14_900 + 24 * 2200, existingCustomer: null };
    const list = (await visitor.call<DeviceList>('GET', '/api/catalogue/devices')).body;
    expect(list.items.find(({ slug }) => slug === 'ernz-9-pro')?.from).toMatchObject({ code, priorTotal: expected });
    const page = (await visitor.call<DeviceTaxon>('GET', '/api/catalogue/devices/ernz-9-pro')).body;
    expect(page.variants.filter((variant) => variant.priorTotal)).toMatchObject([{ code, priorTotal: expected }]);
  });

  it('[D16] the database records a price that changes, and nothing for a change of anything else', async () => {
    await setPrice(1500, 2200);
    await setPrice(1500, 2200);
    await sql`update catalogue_device_variants set stock = 3, position = position where code = ${code}`.execute(
      shop.database,
    );
    await sql`update catalogue_devices set withdrawn = true where slug = 'ernz-9-pro'`.execute(shop.database);
    await sql`update catalogue_devices set withdrawn = false where slug = 'ernz-9-pro'`.execute(shop.database);
    const reduced = { price_new_customer: 1500, price_original: 2200 };
    expect(await records()).toEqual([
      { ...reduced, on_sale: true },
      { ...reduced, on_sale: false },
      { ...reduced, on_sale: true },
    ]);
  });

  it('[D16] only the last price of a transaction was applied', async () => {
    await appliedBefore(60, 2200);
    await shop.database.transaction().execute(async (transaction) => {
      for (const monthly of [100, 1500]) {
        await sql`update catalogue_device_variants set price_new_customer = ${monthly}, price_original = 2200, discount_months = 12
          where code = ${code}`.execute(transaction);
      }
    });
    expect(await priorTotal()).toMatchObject({ newCustomer: 14_900 + 24 * 2200 });
  });

  it.each([
    ['changed', () => sql`update catalogue_device_prices set upfront = 0`],
    ['deleted', () => sql`delete from catalogue_device_prices`],
    ['truncated', () => sql`truncate catalogue_device_prices`],
  ])('[D16] the recorded prices are never %s', async (_change, statement) => {
    await expect(statement().execute(shop.database)).rejects.toThrow('append-only');
  });

  it('[D16] a price of the future is not recorded', async () => {
    await expect(appliedBefore(-1, 2200)).rejects.toThrow('once it is applied');
  });
});

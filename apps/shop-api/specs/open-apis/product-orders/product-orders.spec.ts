import { PassThrough } from 'node:stream';
import { serverLog } from '@alzette/server-kit';
import type { ProductOrder } from '@alzette/shop-api/open-apis/testing';
import { confirmedOrder, type ConfirmedOrder, report } from '../../../test/fulfilment';
import { askToken, operatorSystem, type TmfError } from '../../../test/operator-clients';
import { ordersOfThreeDays } from '../../../test/orders-of-three-days';
import { openTestShop, sessionKey, shopApiUrl, type TestShop } from '../../../test/shop';
import { build } from '../../../src/build';

const list = '/tmf-api/productOrderingManagement/v4/productOrder';

let shop: TestShop;
let order: ConfirmedOrder;
let topUp: ConfirmedOrder;
let withdrawn: ConfirmedOrder;
let erp: Awaited<ReturnType<typeof operatorSystem>>;
let dashboard: typeof erp;

beforeAll(async () => {
  shop = await openTestShop();
  ({ order, topUp, withdrawn } = await ordersOfThreeDays(shop));
  erp = await operatorSystem(shop.app);
  dashboard = await operatorSystem(shop.app, 'orders:read');
});
afterAll(() => shop.close());

const read = async (system = erp, { number } = order) => (await system<ProductOrder>('GET', `${list}/${number}`)).body;
const itemOf = ({ productOrderItem = [] }: ProductOrder, id: string) => productOrderItem.find((item) => item.id === id);
const characteristicsOf = (item: ReturnType<typeof itemOf>) =>
  Object.fromEntries(item?.product.productCharacteristic.map(({ name, value }) => [name, value]) ?? []);

describe('[R2] a confirmed order is read as a ProductOrder', () => {
  it('with its line items, characteristics, terms and appointment', async () => {
    const presented = await read();
    expect(presented).toMatchObject({
      id: order.number,
      href: `${list}/${order.number}`,
      externalId: order.number,
      category: 'esales',
      state: 'acknowledged',
      orderDate: '2026-11-21T10:00:00.000Z',
      channel: [{ id: 'ALZETTE_WEBSTORE', role: 'sales' }],
    });
    expect(presented.productOrderItem?.map(({ id }) => id)).toEqual(['phone', 'care', 'mobile', 'tv']);
    expect(itemOf(presented, 'phone')).toMatchObject({
      productOffering: { id: 'ernz-9-pro-256-midnight-f24.mobile-alzette-m' },
      product: {
        isBundle: true,
        product: [
          { productOffering: { id: 'ernz-9-pro-256-midnight-f24' } },
          { productOffering: { id: 'mobile-alzette-m' } },
        ],
        place: [{ role: 'delivery', streetName: '12 rue de l’Alzette', postcode: '4011' }],
      },
      itemTerm: expect.arrayContaining([{ name: 'instalments', duration: { amount: 24, units: 'month' } }]),
    });
    expect(characteristicsOf(itemOf(presented, 'phone'))).toMatchObject({
      simType: 'eSIM',
      keepNumber: true,
      currentOperator: 'post',
      phoneNumber: '+352661000111',
      iccid: '8935201640000000001',
    });
    expect(itemOf(presented, 'care')?.productOrderItemRelationship).toEqual([
      { id: 'phone', relationshipType: 'reliesOn' },
    ]);
    expect(itemOf(presented, 'tv')?.appointment?.description).toBe('2026-12-17 morning');
    expect(characteristicsOf(itemOf(presented, 'tv'))).toMatchObject({ installationMode: 'technician' });
  });

  it('with prices in euro, a discount as an alteration, and totals', async () => {
    const presented = await read();
    const discounted = itemOf(presented, 'mobile')?.itemPrice.find(({ name }) => name === 'plan');
    expect(discounted).toMatchObject({
      priceType: 'recurring',
      recurringChargePeriod: 'month',
      price: { taxRate: 17, taxIncludedAmount: { unit: 'EUR', value: 39.99 } },
      priceAlteration: [{ applicationDuration: 12, price: { taxIncludedAmount: { unit: 'EUR', value: -10 } } }],
    });
    const today = presented.orderTotalPrice?.find(({ priceType }) => priceType === 'oneTime')?.price;
    expect(today?.taxIncludedAmount).toEqual({ unit: 'EUR', value: order.total / 100 });
    const net = order.total - Math.round((order.total * 17) / 117);
    expect(today?.dutyFreeAmount.value).toBe(net / 100);
  });

  it('with its documents, which can be fetched', async () => {
    const { agreement = [], attachment = [] } = await read();
    expect(attachment.map(({ attachmentType }) => attachmentType)).toEqual([
      ...['summary', 'contract', 'summary', 'contract', 'summary', 'contract'],
      ...['mandate', 'annex'],
    ]);
    expect(agreement.map(({ agreementItemId }) => agreementItemId)).toEqual(['phone', 'mobile', 'tv', undefined]);
    const { status, headers } = await erp('GET', attachment[0]?.url ?? '');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
    expect((await dashboard('GET', attachment[0]?.url ?? '')).status).toBe(403);
  });

  it('with the address of the schema of what TM Forum does not define', async () => {
    const { productOrderItem, relatedParty, agreement, ...presented } = await read();
    const { body: document } = await shop.app.inject('/openapi.json').then((response) => ({ body: response.json() }));
    const schemaAt = (address: string | undefined) => {
      const [file, pointer = ''] = (address ?? '').split('#');
      expect(file).toBe(`${shopApiUrl}/openapi.json`);
      const names = pointer
        .slice(1)
        .split('/')
        .map((name) => decodeURIComponent(name).replaceAll('~1', '/'));
      return names.reduce((value, name) => value[name], document);
    };
    expect(schemaAt(presented['@schemaLocation']).properties).toHaveProperty('attachment');
    expect(schemaAt(productOrderItem?.[0]?.['@schemaLocation']).properties).toHaveProperty('milestone');
    expect(schemaAt(relatedParty?.[0]?.['@schemaLocation']).properties).toHaveProperty('contactMedium');
    expect(schemaAt(agreement?.[0]?.['@schemaLocation']).properties).toHaveProperty('agreementItemId');
  });

  it('with the guest as related party', async () => {
    const { relatedParty = [], notificationContact } = await read();
    expect(relatedParty).toMatchObject([
      { name: 'Ada Müller', role: 'guest', birthDate: '1990-05-17', '@referredType': 'Individual' },
    ]);
    expect(relatedParty[0]?.contactMedium).toContainEqual({
      mediumType: 'phone',
      characteristic: { phoneNumber: '+352691123456' },
    });
    expect(notificationContact).toBe('ada@example.lu');
  });

  it('without personal data unless the client has the scope', async () => {
    const bodies = [await read(dashboard), (await dashboard('GET', list)).body];
    // An id may hold any digits.
    const text = JSON.stringify(bodies).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|ALZ-[A-Z\d]{25}/gu, 'ID');
    expect(text).toContain('ernz-9-pro-256-midnight-f24');
    expect(text).not.toMatch(/Ada|Müller|example\.lu|\+352|1990|rue de|8935|4011/u);
    expect(await dashboard('GET', `${list}?relatedParty.id=A-1001`)).toMatchObject({ status: 403 });
  });

  it('without a person once the personal data is erased', async () => {
    await shop.database
      .updateTable('orders')
      .set({ email: '', billing_address: '{}', shipping_address: '{}', erased_at: shop.clock.now })
      .where('id', '=', topUp.id)
      .execute();
    const presented = await read(erp, topUp);
    expect(presented).toMatchObject({ state: 'completed', category: 'prepaid_top_up' });
    expect(presented.relatedParty).toEqual([
      {
        id: topUp.number,
        role: 'guest',
        contactMedium: [],
        '@schemaLocation': expect.any(String),
        '@type': 'RelatedParty',
        '@referredType': 'Individual',
      },
    ]);
  });
});

describe('[R1] access to orders', () => {
  it('is recorded in the log and in a table that only grows', async () => {
    const log = new PassThrough();
    const logger = serverLog({ name: 'shop-api', level: 'info', stream: log });
    const app = await build({ ...shop.context, sessionKey, logger });
    const system = await operatorSystem(app, 'orders:read');
    await system('GET', `${list}/${order.number}`);
    await app.close();
    const lines = String(log.read()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ client: 'erp', orders: [order.number], action: 'read', personal: false }),
    );
    const rows = await shop.database.selectFrom('operator_accesses').selectAll().execute();
    expect(rows.at(-1)).toMatchObject({
      client_id: 'erp',
      order_number: order.number,
      action: 'read',
      personal: false,
      at: shop.clock.now,
    });
    const all = shop.database.selectFrom('operator_accesses').select('at');
    for (const address of [`${list}?externalId=${order.number}`, (await read()).attachment?.[0]?.url ?? '']) {
      const before = (await all.execute()).length;
      await erp('GET', address);
      expect(await all.execute()).toHaveLength(before + 1);
    }
    await expect(shop.database.deleteFrom('operator_accesses').execute()).rejects.toThrow('append-only');
  });

  it.each([
    ['no token', {}, 401],
    ['the token of a visitor', { authorization: 'visitor' }, 401],
    ['another text', { authorization: 'Bearer a.b.c' }, 401],
  ])('is refused with %s', async (_title, headers: Record<string, string>, status) => {
    const visitor = await shop.visitor({ account: 'A-1001' });
    const response =
      headers['authorization'] === 'visitor'
        ? await visitor.call<TmfError>('GET', list)
        : await erp<TmfError>('GET', list, { headers: { authorization: '', ...headers } });
    expect(response.status).toBe(status);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/u);
  });

  it('ends with the token, with the client and with the scope', async () => {
    const withoutScope = await operatorSystem(shop.app, 'catalogue:read');
    expect(await withoutScope('GET', list)).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
    const late = await build({
      ...shop.context,
      sessionKey,
      now: () => new Date(shop.clock.now.getTime() + 601_000),
    });
    const authorization = `Bearer ${(await askToken(shop.app)).body.access_token}`;
    expect((await late.inject({ url: list, headers: { authorization } })).statusCode).toBe(401);
    await late.close();
    const dismissed = await build({ ...shop.context, sessionKey, operatorClients: [] });
    expect((await dismissed.inject({ url: list, headers: { authorization } })).statusCode).toBe(401);
    await dismissed.close();
  });

  it('is limited for each client', async () => {
    await shop.database.deleteFrom('rate_limits').execute();
    await erp('GET', `${list}?limit=1`);
    await shop.database.updateTable('rate_limits').set({ hits: 3_000 }).execute();
    expect((await erp('GET', `${list}?limit=1`)).status).toBe(429);
    await shop.database.deleteFrom('rate_limits').execute();
  });
});

describe('[R3] the state of an order and its items', () => {
  it('follows what happens to the items', async () => {
    const own = await confirmedOrder(shop);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const states = async () => {
      const { state, productOrderItem = [] } = await read(erp, own);
      return [state, ...productOrderItem.map((item) => item.state)];
    };
    expect(await states()).toEqual(['acknowledged', 'acknowledged', 'acknowledged', 'acknowledged', 'acknowledged']);
    await report(shop, { order: own.number, kind: 'dispatched' });
    expect(await states()).toEqual(['inProgress', 'inProgress', 'inProgress', 'inProgress', 'acknowledged']);
    await report(shop, { order: own.number, kind: 'porting_refused', reason: 'holder_differs' });
    expect(await states()).toEqual(['held', 'held', 'held', 'inProgress', 'acknowledged']);
    await report(shop, { order: own.number, kind: 'failed', items: ['tv'], reason: 'address_unknown' });
    await report(shop, { order: own.number, kind: 'delivered' });
    await report(shop, { order: own.number, kind: 'activated', items: ['phone', 'mobile'] });
    expect(await states()).toEqual(['inProgress', 'inProgress', 'inProgress', 'completed', 'failed']);
    await report(shop, { order: own.number, kind: 'ported' });
    expect(await states()).toEqual(['partial', 'completed', 'completed', 'completed', 'failed']);
    const { productOrderItem = [] } = await read(erp, own);
    expect(productOrderItem[0]?.milestone.map(({ name }) => name)).toContain('porting_refused');
    expect(productOrderItem.at(-1)?.milestone).toMatchObject([{ name: 'failed', message: 'address_unknown' }]);
  });

  it('is cancelled when the shopper has withdrawn from everything', async () => {
    expect(await read(erp, withdrawn)).toMatchObject({ state: 'cancelled', cancellationReason: 'withdrawn' });
  });
});

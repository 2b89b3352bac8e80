import { get } from 'node:http';
import { PassThrough } from 'node:stream';
import { serverLog } from '@alzette/server-kit';
import { type CartKey, type CartKeyRing, cartTokens, maxTokenLength } from '@alzette/server-kit/saved-cart';
import type { OrderItem, SavedCartEntry } from '@alzette/shop-model';
import type { ProductOrder, ShoppingCart, TmfCartItem } from '@alzette/shop-api/open-apis/testing';
import { complementary, installed, orderItem } from '../../../test/builders';
import { confirmedOrder } from '../../../test/fulfilment';
import { additional, phone, phoneWithPlan, tvWithSport } from '../../../test/full-order';
import { askToken, operatorSystem, type TmfError } from '../../../test/operator-clients';
import { cartKeys, openTestShop, sessionKey, type TestShop } from '../../../test/shop';
import { build } from '../../../src/build';

const path = '/tmf-api/shoppingCart/v4/shoppingCart';
const dayMs = 24 * 60 * 60 * 1000;

/** A phone with its plan and an add-on, a mobile plan with two data SIMs, TV with a package. */
const items: readonly OrderItem[] = [
  phoneWithPlan,
  orderItem({
    identifier: 'phone-screen-care-screen-care-monthly',
    ...additional('phone', 'screen-care', 'screen-care-monthly'),
  }),
  orderItem({ identifier: 'mobile' }),
  orderItem({
    identifier: 'mobile-data-sim-data-sim-5',
    ...additional('mobile', 'data-sim', 'data-sim-5'),
    quantity: 2,
  }),
  ...tvWithSport,
];
const complementaryInformations = [
  complementary({ identifier: 'phone', productVariant: { code: phone } }),
  complementary({ identifier: 'mobile' }),
  installed('tv', 'tv-plus', 'self'),
];

const entryOf = ({ variantCode, taxonCode, type, ...item }: OrderItem): SavedCartEntry => ({
  type: type as SavedCartEntry['type'],
  identifier: item.identifier,
  productCode: item.productCode,
  parentIdentifier: item.parentIdentifier,
  origin: '/fr',
  code: variantCode,
  taxon: taxonCode,
  quantity: item.quantity,
});

let shop: TestShop;
let callCentre: Awaited<ReturnType<typeof operatorSystem>>;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.deleteFrom('rate_limits').execute();
  callCentre = await operatorSystem(shop.app, 'carts:read');
});

/** The token of a link, as the site server makes it. */
const seal = (cart: readonly SavedCartEntry[] = items.map(entryOf), keys: CartKeyRing = cartKeys) =>
  cartTokens({ keys, days: 30 }, () => shop.clock.now.getTime()).seal({ cart: [...cart] });
const read = async (token: string, query = '') =>
  (await callCentre<ShoppingCart>('GET', `${path}/${token}${query}`)).body;
const refusal = async (token: string) => {
  const { status, body } = await callCentre<TmfError>('GET', `${path}/${token}`);
  return { status, code: body.code };
};
const itemOf = ({ cartItem = [] }: ShoppingCart, id: string) => cartItem.find((item) => item.id === id);

describe('a saved cart is read as a ShoppingCart', () => {
  it('[R10] with the items, names, terms and prices that an order of it has', async () => {
    const { number } = await confirmedOrder(shop, { items: [...items], complementaryInformations });
    callCentre = await operatorSystem(shop.app);
    const { body: order } = await callCentre<ProductOrder>(
      'GET',
      `/tmf-api/productOrderingManagement/v4/productOrder/${number}`,
    );
    const cart = await read(await seal());
    expect(cart.cartTotalPrice).toEqual(order.orderTotalPrice);
    expect(cart.cartItem?.map(({ id, quantity }) => [id, quantity])).toEqual(
      items.map(({ identifier, quantity }) => [identifier, quantity]),
    );
    const shared = ['itemPrice', 'itemTotalPrice', 'itemTerm', 'productOffering'] as const;
    const inBoth = (item: Pick<TmfCartItem, (typeof shared)[number]>) => shared.map((name) => item[name]);
    expect(cart.cartItem?.map(inBoth)).toEqual(order.productOrderItem?.map(inBoth));
    expect(cart.cartItem?.map(({ ItemTotalPrice }) => ItemTotalPrice)).toEqual(
      order.productOrderItem?.map(({ itemTotalPrice }) => itemTotalPrice),
    );
    expect(cart.cartItem?.map(({ product }) => product?.product)).toEqual(
      order.productOrderItem?.map(({ product }) => product.product),
    );
  });

  it('[R10] with its identity, its end, characteristics and relationships', async () => {
    const token = await seal();
    const cart = await read(token);
    expect(cart).toMatchObject({
      id: token,
      href: `${path}/${token}`,
      validFor: { endDateTime: new Date(shop.clock.now.getTime() + 30 * dayMs).toISOString() },
      '@type': 'ShoppingCart',
    });
    expect(itemOf(cart, 'phone')).toMatchObject({
      action: 'add',
      note: [],
      productOffering: { id: phone, name: 'Ernz 9 Pro' },
      product: { name: 'Ernz 9 Pro', isBundle: true },
    });
    const characteristics = itemOf(cart, 'phone')?.product?.productCharacteristic;
    expect(characteristics?.map(({ name, value }) => [name, value])).toEqual([
      ['itemType', 'device'],
      ['model', '256 Go, Bleu nuit'],
    ]);
    expect(itemOf(cart, 'mobile-data-sim-data-sim-5')).toMatchObject({
      quantity: 2,
      cartItemRelationship: [{ id: 'mobile', relationshipType: 'reliesOn' }],
    });
  });

  it('[R10] with only the wanted attributes', async () => {
    const cart = await read(await seal(), '?fields=cartTotalPrice');
    expect(Object.keys(cart).sort()).toEqual(['@type', 'cartTotalPrice', 'href', 'id']);
  });

  it('[R10] with a note instead of prices for what is no longer sold', async () => {
    const token = await seal([
      ...items.slice(0, 3).map(entryOf),
      entryOf(orderItem({ identifier: 'lost', variantCode: 'mobile-lost', productCode: 'lost' })),
      entryOf(orderItem({ identifier: 'gone', ...additional('mobile', 'gone', 'gone-1') })),
      entryOf(orderItem({ identifier: 'stray', ...additional('nowhere', 'data-sim', 'data-sim-5') })),
    ]);
    const setWithdrawn = (withdrawn: boolean) =>
      shop.database.updateTable('catalogue_devices').set({ withdrawn }).where('slug', '=', 'ernz-9-pro').execute();
    await setWithdrawn(true);
    const cart = await read(token);
    await setWithdrawn(false);
    expect(cart.cartItem?.map(({ id, note }) => [id, note.map(({ text }) => text).join()])).toEqual([
      ['mobile', ''],
      ['phone', 'no longer sold'],
      ['phone-screen-care-screen-care-monthly', 'no longer sold'],
      ['gone', 'no longer sold'],
      ['lost', 'no longer sold'],
      ['stray', 'no longer sold'],
    ]);
    expect(itemOf(cart, 'phone')).toMatchObject({ itemPrice: [], itemTotalPrice: [], productOffering: { id: phone } });
    expect(cart.cartTotalPrice).toEqual(itemOf(cart, 'mobile')?.itemTotalPrice);
  });

  it('[R10] with a note for a device that is sold out', async () => {
    const variant = shop.database
      .updateTable('catalogue_device_variants')
      .where('code', '=', phone.split('.')[0] ?? '');
    await variant.set({ stock: 0 }).execute();
    const cart = await read(await seal());
    await variant.set({ stock: null }).execute();
    expect(itemOf(cart, 'phone')?.note).toEqual([{ text: 'sold out' }]);
    expect(itemOf(cart, 'phone')?.itemPrice).not.toEqual([]);
  });
});

describe('the token of a saved cart', () => {
  it('[R10] is refused when it was changed, and when it has expired', async () => {
    const token = await seal();
    const middle = Math.floor(token.length / 2);
    const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
    for (const text of [changed, token.slice(0, -1), 'x', 'a.b.c.d.e', await seal(undefined, [keyOf('other', 2)])])
      expect(await refusal(text)).toEqual({ status: 404, code: 'not_found' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 30 * dayMs + 1_000);
    callCentre = await operatorSystem(shop.app, 'carts:read');
    expect(await refusal(token)).toEqual({ status: 410, code: 'cart_expired' });
  });

  it('[R10] is read with each key of the ring', async () => {
    const [older, newer] = [keyOf('2026', 3), keyOf('2027', 4)];
    const rotated = await build({ ...shop.context, sessionKey, cartKeys: [newer, older] });
    callCentre = await operatorSystem(rotated, 'carts:read');
    for (const key of [older, newer])
      expect((await read(await seal(undefined, [key]))).cartItem).toHaveLength(items.length);
    expect(await refusal(await seal())).toEqual({ status: 404, code: 'not_found' });
    await rotated.close();
  });

  it('[R10] may have the maximum length in an address, and no more', async () => {
    const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const { body } = await askToken(shop.app, { parameters: { scope: 'carts:read' } });
    const status = (token: string) =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${body.access_token}` };
        get(`${url}${path}/${token}`, { headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    const many = Array.from({ length: 140 }, (_, index) =>
      entryOf(orderItem({ identifier: `${index}-${'i'.repeat(180)}`, variantCode: 'mobile-alzette-m' })),
    );
    const long = await seal(many);
    expect(long.length).toBeGreaterThan(60_000);
    expect(await status(long)).toBe(200);
    expect(await status('a'.repeat(maxTokenLength))).toBe(404);
    expect(await status('a'.repeat(maxTokenLength + 1))).toBe(414);
  });

  it('[R10] is in no log line, also when the request fails', async () => {
    const log = new PassThrough();
    const logger = serverLog({ name: 'shop-api', level: 'trace', stream: log });
    const app = await build({ ...shop.context, sessionKey, logger });
    callCentre = await operatorSystem(app, 'carts:read');
    const token = await seal();
    await read(token);
    await refusal(`${token}x`);
    const operator = { ...shop.context.operator, rules: null as never };
    const broken = await build({ ...shop.context, sessionKey, logger, operator });
    const authorization = `Bearer ${(await askToken(app)).body.access_token}`;
    const failed = await broken.inject({ url: `${path}/${token}`, headers: { authorization } });
    expect(failed.statusCode).toBe(500);
    await Promise.all([app.close(), broken.close()]);
    const lines = String(log.read());
    expect(lines).toContain(`${path}/:id`);
    expect(lines).toContain('request failed');
    for (const part of token.split('.').filter(Boolean)) expect(lines).not.toContain(part);
  });
});

describe('access to saved carts', () => {
  it('[R10] needs a token with the scope for it', async () => {
    const token = await seal();
    const anonymous = await shop.app.inject({ url: `${path}/${token}` });
    expect(anonymous.statusCode).toBe(401);
    const erp = await operatorSystem(shop.app, 'orders:read', 'orders:personal', 'catalogue:read');
    expect(await erp('GET', `${path}/${token}`)).toMatchObject({ status: 403, body: { code: 'scope_missing' } });
  });

  it('[R10] does not list them', async () => {
    expect(await callCentre('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

function keyOf(id: string, fill: number): CartKey {
  return { id, key: new Uint8Array(32).fill(fill) };
}

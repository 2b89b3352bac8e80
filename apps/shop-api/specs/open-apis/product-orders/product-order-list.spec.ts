import type { ProductOrder } from '@alzette/shop-api/open-apis/testing';
import type { ConfirmedOrder } from '../../../test/fulfilment';
import { operatorSystem, type TmfError } from '../../../test/operator-clients';
import { ordersOfThreeDays } from '../../../test/orders-of-three-days';
import { openTestShop, type TestShop } from '../../../test/shop';

const list = '/tmf-api/productOrderingManagement/v4/productOrder';

let shop: TestShop;
let order: ConfirmedOrder;
let topUp: ConfirmedOrder;
let withdrawn: ConfirmedOrder;
let erp: Awaited<ReturnType<typeof operatorSystem>>;

beforeAll(async () => {
  shop = await openTestShop();
  ({ order, topUp, withdrawn } = await ordersOfThreeDays(shop));
  erp = await operatorSystem(shop.app);
});
afterAll(() => shop.close());

describe('[R2] the list of orders', () => {
  const numbersOf = async (query: string) => {
    const { body, headers } = await erp<ProductOrder[]>('GET', `${list}?${query}`);
    return {
      numbers: body.map(({ id }) => id),
      total: Number(headers['x-total-count']),
      count: Number(headers['x-result-count']),
    };
  };

  it('has pages, the oldest order first', async () => {
    expect(await numbersOf('')).toEqual({
      numbers: [order, topUp, withdrawn].map(({ number }) => number),
      total: 3,
      count: 3,
    });
    expect(await numbersOf('offset=1&limit=1')).toEqual({ numbers: [topUp.number], total: 3, count: 1 });
    expect(await numbersOf('offset=3')).toEqual({ numbers: [], total: 3, count: 0 });
  });

  it.each<[string, () => string, () => readonly ConfirmedOrder[]]>([
    ['externalId', () => `externalId=${topUp.number}`, () => [topUp]],
    ['a range of dates', () => 'orderDate.gt=2026-11-21T10:00:00Z&orderDate.lt=2026-11-23T10:00:00Z', () => [topUp]],
    [
      'a range with its ends',
      () => 'orderDate.gte=2026-11-22T10:00:00Z&orderDate.lte=2026-11-23T10:00:00Z',
      () => [topUp, withdrawn],
    ],
    ['a state', () => 'state=cancelled', () => [withdrawn]],
    ['a state on the second page', () => 'state=cancelled&offset=1', () => []],
    ['ids', () => `id=${withdrawn.number},unknown,${order.number}`, () => [order, withdrawn]],
    ['ids and another id', () => `id=${withdrawn.number}&externalId=${order.number}`, () => []],
    ['a category', () => 'category=prepaid_top_up', () => [topUp]],
    ['the newest first', () => 'sort=-orderDate', () => [withdrawn, topUp, order]],
    ['the oldest first', () => 'sort=orderDate&limit=1', () => [order]],
    ['a state, the newest first', () => 'state=acknowledged&sort=-orderDate', () => [order]],
    ['the account of a customer', () => 'relatedParty.id=A-1', () => []],
  ])('is filtered by %s', async (_title, query, expected) => {
    expect((await numbersOf(query())).numbers).toEqual(expected().map(({ number }) => number));
  });

  it('and one order have only the wanted attributes', async () => {
    const { body } = await erp<ProductOrder[]>('GET', `${list}?fields=state,orderDate&limit=1`);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['@schemaLocation', '@type', 'href', 'id', 'orderDate', 'state']);
    const one = await erp<ProductOrder>('GET', `${list}/${order.number}?fields=category`);
    expect(Object.keys(one.body).sort()).toEqual(['@schemaLocation', '@type', 'category', 'href', 'id']);
  });

  it.each([
    ['state=lost', 'state=lost'],
    ['category=others', 'category=others'],
    ['sort=state', 'sort=state'],
    ['more than 100 ids', `id=${'a,'.repeat(100)}`],
    ['limit=-1', 'limit=-1'],
    ['orderDate.gt=yesterday', 'orderDate.gt=yesterday'],
    ['description=a', 'description=a'],
  ])('refuses %s: an ignored filter would return too many orders', async (_title, query) => {
    expect(await erp('GET', `${list}?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('holds no order that is not confirmed', async () => {
    const guest = await shop.guest();
    const { body } = await guest.createOrder();
    expect(body.tokenValue).toBeTruthy();
    expect((await numbersOf('')).total).toBe(3);
    expect((await erp<TmfError>('GET', `${list}/${body.tokenValue}`)).status).toBe(404);
  });
});

describe('[R1] a refusal of an Open API', () => {
  it('is the Error of TM Forum, with the wrong value and the status as text', async () => {
    const { body, headers } = await erp<TmfError>('GET', `${list}?limit=0.5`);
    expect(body).toMatchObject({ code: 'invalid_request', status: '400', '@type': 'Error' });
    expect(body.message).toMatch(/^querystring\/limit: must match pattern/u);
    expect(headers['content-type']).toMatch(/^application\/json/u);
    expect(headers['x-request-id']).toEqual(expect.any(String));
  });

  it('is the same for an operation that the shop does not offer', async () => {
    const response = await erp<TmfError>('POST', list, { payload: {} });
    expect(response).toMatchObject({ status: 404, body: { code: 'not_found', status: '404' } });
  });

  it('says that a page is too large, which would look like the last one', async () => {
    expect((await erp('GET', `${list}?limit=100`)).status).toBe(200);
    const { status, body } = await erp<TmfError>('GET', `${list}?limit=101`);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'querystring/limit: must be at most 100',
    });
  });
});

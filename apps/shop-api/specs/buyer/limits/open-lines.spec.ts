import type { ComplementaryInformation, OpenLines, OrderRequest } from '@alzette/shop-model';
import { complementary, customerInformation, customerOrder, orderItem } from '../../../test/builders';
import { report } from '../../../test/fulfilment';
import { signEverything } from '../../../test/journey';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

const account = 'A-1001';
const line = '+352691123456';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.deleteFrom('rate_limits').execute();
  // Earlier orders belong to others.
  await shop.database.updateTable('orders').set({ account_number: null, person_hash: null }).execute();
});

const kept = (change: Partial<ComplementaryInformation> = {}) =>
  complementary({
    keepNumber: true,
    currentOperator: 'post',
    currentPhoneNumber: '+352661000111',
    iccid: '8935201640000000001',
    ...change,
  });
const change: Partial<OrderRequest> = {
  ...customerOrder,
  complementaryInformations: [
    complementary({ subscriptionMode: 'change', currentPhoneNumber: '691 123 456', iccid: 'unknown' }),
  ],
};
const porting: Partial<OrderRequest> = { complementaryInformations: [kept()] };
const customer = () => shop.visitor({ account });
const refused = (code: string) => ({
  status: 422,
  problem: { code, errors: [{ path: 'body/complementaryInformations/0/currentPhoneNumber' }] },
});

/** Orders, signs, and asks for the payment page. */
async function order(visitor: ShopVisitor, request: Partial<OrderRequest>) {
  const { body, ...response } = await visitor.createOrder(request);
  if (response.status !== 201) return { ...response, token: '' };
  const token = body.tokenValue;
  const information = customerInformation(visitor.kycId === null ? { kycId: null } : { kycId: visitor.kycId });
  await visitor.sendCustomerInformation(token, information);
  await signEverything(shop, { guest: visitor, token });
  return { ...(await visitor.paymentUrl(token)), token };
}

/** The same with the payment and the confirmation. Returns the number. */
async function confirmed(visitor: ShopVisitor, request: Partial<OrderRequest>): Promise<string> {
  const { token } = await order(visitor, request);
  shop.partners.payments.settle('paid');
  return (await visitor.confirm(token)).body.number ?? '';
}

describe('[K16] a line with an open change', () => {
  it('cannot be changed by another order, in no session of the customer, until the change is switched on', async () => {
    const number = await confirmed(await customer(), change);
    expect(await (await customer()).createOrder(change)).toMatchObject(refused('change_open'));
    await report(shop, { order: number, kind: 'activated' });
    expect((await (await customer()).createOrder(change)).status).toBe(201);
  });

  it('can be changed again once the contract of the change has ended', async () => {
    const visitor = await customer();
    const { token } = await order(visitor, change);
    shop.partners.payments.settle('paid');
    await visitor.confirm(token);
    await visitor.call('POST', `/api/v2/shop/my-orders/${token}/cancellations`, { payload: { items: ['line-1'] } });
    expect((await (await customer()).createOrder(change)).status).toBe(201);
  });

  it('is sold once when two sessions pay for its change at the same time', async () => {
    const both = [await customer(), await customer()];
    const responses = await Promise.all(both.map((visitor) => order(visitor, change)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(responses.find(({ status }) => status === 422)).toMatchObject(refused('change_open'));
  });

  it('that the session itself is paying does not block its next order, whose payment ends the other one', async () => {
    const visitor = await customer();
    const left = await order(visitor, change);
    const again = await order(visitor, { ...change, email: 'other@example.lu' });
    expect([left.status, again.status]).toEqual([200, 200]);
    expect((await visitor.order(left.token)).body.paymentState).toBe('cancelled');
  });

  it('that the session itself has paid blocks its next order', async () => {
    const visitor = await customer();
    await order(visitor, change);
    const next = await visitor.createOrder({ ...change, email: 'other@example.lu' });
    shop.partners.payments.settle('paid');
    await visitor.sendCustomerInformation(next.body.tokenValue, customerInformation({ kycId: null }));
    await signEverything(shop, { guest: visitor, token: next.body.tokenValue });
    expect(await visitor.paymentUrl(next.body.tokenValue)).toMatchObject(refused('change_open'));
  });

  it('does not stop a change of another line, or of another customer', async () => {
    await confirmed(await customer(), change);
    await shop.database.updateTable('orders').set({ account_number: 'A-1' }).execute();
    expect((await (await customer()).createOrder(change)).status).toBe(201);
  });
});

describe('[K16] a number that moves here', () => {
  it('cannot move again with an open order of the same person, however it was verified or typed', async () => {
    const number = await confirmed(await shop.guest(), porting);
    const typed = { complementaryInformations: [kept({ currentPhoneNumber: '661 000 111' })] };
    expect(await (await shop.guest()).createOrder(typed)).toMatchObject(refused('porting_open'));
    expect((await (await shop.guest({ BirthDate: '1970-01-01' })).createOrder(typed)).status).toBe(201);
    await report(shop, { order: number, kind: 'ported' });
    expect((await (await shop.guest()).createOrder(typed)).status).toBe(201);
  });

  it('belongs to one item of an order, of one piece', async () => {
    const items = [orderItem(), orderItem({ identifier: 'line-2' })];
    const twice = [kept(), kept({ identifier: 'line-2', currentPhoneNumber: '00352 661 000 111' })];
    const response = await (await shop.guest()).createOrder({ items, complementaryInformations: twice });
    expect(response.problem).toMatchObject({
      code: 'number_repeated',
      errors: [{ path: 'body/complementaryInformations/1/currentPhoneNumber' }],
    });
    const pieces = { items: [orderItem({ quantity: 2 })], complementaryInformations: [kept()] };
    expect((await (await shop.guest()).createOrder(pieces)).problem.code).toBe('quantity_too_high');
  });
});

describe('[K16] the open lines of a visitor', () => {
  const openLines = async (visitor: ShopVisitor) =>
    (await visitor.call<OpenLines>('GET', '/api/v2/shop/open-lines')).body;

  it('are those of the account in every session, and of a guest those of the session', async () => {
    await confirmed(await customer(), change);
    expect(await openLines(await customer())).toEqual({
      changes: [{ type: 'mobile', phoneNumber: line }],
      portings: [],
    });
    const guest = await shop.guest();
    await confirmed(guest, porting);
    expect(await openLines(guest)).toEqual({ changes: [], portings: ['+352661000111'] });
    expect(await openLines(await shop.guest())).toEqual({ changes: [], portings: [] });
  });

  it('are not those of the payment that the session itself has left, which may be the cart', async () => {
    const visitor = await customer();
    await order(visitor, change);
    expect((await openLines(visitor)).changes).toEqual([]);
    expect((await openLines(await customer())).changes).toHaveLength(1);
  });
});

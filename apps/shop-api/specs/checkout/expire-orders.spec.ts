import { sql } from 'kysely';
import { expireOrders } from '@alzette/shop-api/checkout';
import { ageOrders, historyOf, orderIdOf } from '../../test/history';
import { orderMade, orderPaid, orderReadyToSign, orderSigned } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.payments.isUnavailable = false;
});

const stateOf = async (token: string) => (await historyOf(shop, token)).at(-1)?.to_state;

it('[K10] an idle order expires after the configured time, at any step before the payment', async () => {
  const journeys = [await orderMade(shop), await orderReadyToSign(shop), await orderSigned(shop)];
  await ageOrders(shop, 71);
  await expireOrders(shop.context);
  const states = () => Promise.all(journeys.map(({ token }) => stateOf(token)));
  expect(await states()).toEqual(['created', 'documents_ready', 'signed']);
  await ageOrders(shop, 2);
  const young = await orderMade(shop);
  await expireOrders(shop.context);
  expect(await states()).toEqual(['expired', 'expired', 'expired']);
  expect(await stateOf(young.token)).toBe('created');
  expect((await historyOf(shop, journeys[0]?.token ?? '')).at(-1)).toMatchObject({ event: 'expired', cause: 'expiry' });
});

it('[L2] a paid order, or one with a running payment, never expires', async () => {
  const waiting = await orderPaid(shop);
  const unsigned = await orderPaid(shop);
  await unsigned.guest.order(unsigned.token);
  const sold = await orderPaid(shop);
  await sold.guest.confirm(sold.token);
  await ageOrders(shop, 1_000);
  await expireOrders(shop.context);
  const states = await Promise.all([waiting, unsigned, sold].map(({ token }) => stateOf(token)));
  expect(states).toEqual(['payment_pending', 'paid', 'confirmed']);
});

it('[K8] the time counts from the last transition, so a failed payment leaves time for another', async () => {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  await ageOrders(shop, 100);
  shop.partners.payments.settle('declined');
  await guest.order(token);
  await expireOrders(shop.context);
  expect(await stateOf(token)).toBe('signed');
});

it('[K8] an order whose shopper keeps trying ends after four times the configured time, with the prices of its first day', async () => {
  const { guest, token } = await orderSigned(shop);
  await ageOrders(shop, 4 * 72 - 1);
  await guest.paymentUrl(token);
  shop.partners.payments.settle('declined');
  await guest.order(token);
  await expireOrders(shop.context);
  expect(await stateOf(token)).toBe('signed');
  await shop.database
    .updateTable('orders')
    .set({ created_at: sql`created_at - interval '2 hours'` })
    .execute();
  await expireOrders(shop.context);
  expect(await stateOf(token)).toBe('expired');
});

it('[K8] a payment that the provider never opened expires, and then its order', async () => {
  const { guest, token } = await orderSigned(shop);
  shop.partners.payments.isUnavailable = true;
  expect((await guest.paymentUrl(token)).status).toBe(502);
  await ageOrders(shop, 100);
  await expireOrders(shop.context);
  expect(await stateOf(token)).toBe('signed');
  const payments = shop.database
    .selectFrom('payments')
    .select('state')
    .where('order_id', '=', await orderIdOf(shop, token));
  expect(await payments.execute()).toEqual([{ state: 'expired' }]);
  await ageOrders(shop, 100);
  await expireOrders(shop.context);
  expect(await stateOf(token)).toBe('expired');
});

it('[K8] the address of a session whose payment has expired is not returned', async () => {
  const { guest, token } = await orderSigned(shop);
  const create = shop.partners.payments.createSession.bind(shop.partners.payments);
  jest.spyOn(shop.partners.payments, 'createSession').mockImplementationOnce(async (session) => {
    await ageOrders(shop, 100);
    await expireOrders(shop.context);
    return create(session);
  });
  expect((await guest.paymentUrl(token)).problem).toMatchObject({ status: 409, code: 'order_changed' });
  jest.restoreAllMocks();
  expect(await stateOf(token)).toBe('signed');
  expect((await guest.paymentUrl(token)).status).toBe(200);
});

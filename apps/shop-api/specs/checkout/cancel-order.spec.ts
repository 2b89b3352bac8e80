import { randomUUID } from 'node:crypto';
import { freePlan } from '../../test/builders';
import { consistentHistory, historyOf } from '../../test/history';
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

const stateOf = async (token: string) => (await consistentHistory(shop, token)).order.state;

it.each([
  ['new', orderMade],
  ['ready to sign', orderReadyToSign],
  ['signed', orderSigned],
])('[K10] an order that is %s can be cancelled, also twice, and cannot continue', async (_title, make) => {
  const { guest, token } = await make(shop);
  expect((await guest.cancel(token)).status).toBe(204);
  expect((await guest.cancel(token)).status).toBe(204);
  expect((await historyOf(shop, token)).at(-1)).toMatchObject({ event: 'cancelled', cause: 'shopper' });
  expect((await historyOf(shop, token)).filter(({ event }) => event === 'cancelled')).toHaveLength(1);
  expect((await guest.paymentUrl(token)).problem).toMatchObject({ status: 409, code: 'order_closed' });
  expect((await guest.sendCustomerInformation(token, { phone: '+352691654321' })).problem).toMatchObject({
    status: 409,
    code: 'order_closed',
  });
});

it('[K10] the cart of a cancelled order makes a new order, also under the same key', async () => {
  const guest = await shop.guest();
  const key = randomUUID();
  const first = (await guest.createOrder({}, key)).body.tokenValue;
  await guest.cancel(first);
  const second = await guest.createOrder({}, key);
  expect(second.status).toBe(201);
  expect(second.body.tokenValue).not.toBe(first);
});

it('cancelling an unknown order, or one of another session, gets 404', async () => {
  const { token } = await orderMade(shop);
  const other = await shop.guest();
  expect((await other.cancel(token)).problem).toMatchObject({ status: 404, code: 'not_found' });
  expect((await other.cancel('unknown')).status).toBe(404);
  expect(
    (await shop.app.inject({ method: 'POST', url: `/api/v2/shop/alzette/order/${token}/cancel` })).statusCode,
  ).toBe(401);
  expect(await stateOf(token)).toBe('created');
});

it('[K8] an order with a running payment can be cancelled only after the payment has ended', async () => {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  expect((await guest.cancel(token)).problem).toMatchObject({ status: 409, code: 'payment_running' });
  shop.partners.payments.settle('pending');
  expect((await guest.cancel(token)).problem).toMatchObject({ status: 409, code: 'payment_running' });
  shop.partners.payments.isUnavailable = true;
  expect((await guest.cancel(token)).problem).toMatchObject({ status: 502, code: 'partner_unavailable' });
  expect(await stateOf(token)).toBe('payment_pending');
  shop.partners.payments.isUnavailable = false;
  shop.partners.payments.settle('cancelled');
  expect((await guest.cancel(token)).status).toBe(204);
  expect(await stateOf(token)).toBe('cancelled');
});

it('[K8, L2] an order whose payment has succeeded is paid, not cancelled', async () => {
  const { guest, token } = await orderPaid(shop);
  expect((await guest.cancel(token)).problem).toMatchObject({ status: 409, code: 'already_paid' });
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
  expect((await guest.cancel(token)).problem).toMatchObject({ status: 409, code: 'already_paid' });
});

it('[K9] a confirmed order without payment cannot be cancelled', async () => {
  const { guest, token } = await orderSigned(shop, freePlan);
  await guest.confirmWithoutPayment(token);
  expect((await guest.cancel(token)).problem).toMatchObject({ status: 409, code: 'already_paid' });
});

import type { PaymentUrlRequest } from '@alzette/shop-model';
import { creditTopUp } from '@alzette/shop-api/order';
import { orderSigned } from '../../../test/journey';
import { creditsOf, prepaidPaid, starterPack, starterPackPayment, topUp, topUpPayment } from '../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../test/shop';
import { confirmedByItself, sendWebhook } from '../../../test/webhook';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const orderOf = async (request = topUp()) => {
  const guest = await shop.visitor();
  return { guest, token: (await guest.createOrder(request)).body.tokenValue };
};

it.each([
  ['top-up', topUp(), topUpPayment],
  ['starter pack', starterPack(), starterPackPayment],
])('[K8, A5] the payment of a %s returns to its own confirmation', async (_title, order, payment) => {
  const { guest, token } = await orderOf(order);
  const { status } = await guest.paymentUrl(token, { ...payment, language: 'de', description: 'Alzette Prepaid' });
  expect(status).toBe(200);
  expect(shop.partners.payments.created.at(-1)).toMatchObject({
    amount: payment.amount,
    language: 'de',
    description: 'Alzette Prepaid',
    returnUrl: `http://localhost:4200/de/checkout?step=confirmation&order_token=${token}&type=${payment.type}`,
  });
});

const refusals: [string, Partial<PaymentUrlRequest>, string, string][] = [
  ['esales', { type: 'esales' }, 'payment_type_mismatch', 'body/type'],
  ['a starter pack', { type: 'prepaid_starter_pack' }, 'payment_type_mismatch', 'body/type'],
  ['another number', { phone: '+352621123456' }, 'phone_mismatch', 'body/phone'],
  ['the number in another spelling', { phone: '691123456' }, 'phone_mismatch', 'body/phone'],
];
it.each(refusals)('[K8] a top-up payment for %s is refused', async (_title, change, code, path) => {
  const { guest, token } = await orderOf();
  const { status, problem } = await guest.paymentUrl(token, { ...topUpPayment, ...change });
  expect({ status, code: problem.code, path: problem.errors?.[0]?.path }).toEqual({ status: 422, code, path });
});

it('[K8] a top-up payment without its number is refused', async () => {
  const { guest, token } = await orderOf();
  const { problem } = await guest.paymentUrl(token, { amount: 2500, type: 'prepaid_top_up' });
  expect(problem).toMatchObject({ status: 422, code: 'phone_mismatch' });
});

it('[K8] a starter pack payment as a top-up is refused', async () => {
  const { guest, token } = await orderOf(starterPack());
  const { problem } = await guest.paymentUrl(token, { ...starterPackPayment, type: 'prepaid_top_up' });
  expect(problem).toMatchObject({ status: 422, code: 'payment_type_mismatch' });
});

it('[K8] an esales payment with a number, or as prepaid, is refused', async () => {
  const { guest, token } = await orderSigned(shop);
  const phone = '+352691123456';
  expect((await guest.paymentUrl(token, { phone })).problem).toMatchObject({ status: 422, code: 'phone_mismatch' });
  const { problem } = await guest.paymentUrl(token, { type: 'prepaid_top_up', phone });
  expect(problem).toMatchObject({ status: 422, code: 'payment_type_mismatch' });
});

it('[K8] another amount than the server’s is refused', async () => {
  const { guest, token } = await orderOf();
  const { problem } = await guest.paymentUrl(token, { ...topUpPayment, amount: 500 });
  expect(problem).toMatchObject({ status: 409, code: 'amount_changed', totals: { oneOff: 2500, monthly: 0 } });
});

it('[L2] a paid top-up is confirmed and its number credited', async () => {
  const { guest, token } = await prepaidPaid(shop);
  expect(await creditsOf(shop, token)).toEqual([]);
  const { status, body } = await guest.confirm(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'confirmed', paymentState: 'paid', card: { lastDigits: '4242' } });
  const credit = { phone_number: '+352691123456', amount: 2500, credited_at: shop.clock.now };
  expect(await creditsOf(shop, token)).toEqual([credit]);
  expect((await guest.confirm(token)).body).toEqual(body);
  expect((await guest.order(token)).body).toEqual(body);
  expect(await creditsOf(shop, token)).toEqual([credit]);
});

it.each(['webhook first', 'return first'])('[L2] a top-up is credited once, the %s', async (order) => {
  const { guest, token } = await prepaidPaid(shop);
  const session = [...shop.partners.payments.sessions.values()].at(-1) ?? { id: '', status: 'paid' as const };
  if (order === 'return first') await guest.confirm(token);
  await sendWebhook(shop, session);
  expect(await confirmedByItself(shop, token)).not.toBeNull();
  expect((await guest.confirm(token)).status).toBe(200);
  expect(await creditsOf(shop, token)).toHaveLength(1);
});

it('[L2] a paid starter pack is confirmed without a credit, which comes with the card', async () => {
  const { guest, token } = await prepaidPaid(shop, starterPack());
  expect((await guest.confirm(token)).body).toMatchObject({ state: 'confirmed', total: 1500 });
  expect(await creditsOf(shop, token)).toEqual([]);
});

const unpaid = ['declined', 'cancelled', 'expired', 'pending'] as const;
it.each(unpaid)('[K8, L2] a %s payment credits nothing, and the order can be paid again', async (status) => {
  const { guest, token } = await orderOf();
  await guest.paymentUrl(token, topUpPayment);
  shop.partners.payments.settle(status);
  expect((await guest.confirm(token)).problem).toMatchObject({ status: 409, code: 'payment_not_completed' });
  expect((await guest.order(token)).body).toMatchObject({ state: 'new', paymentState: status });
  expect(await creditsOf(shop, token)).toEqual([]);
  expect((await guest.paymentUrl(token, topUpPayment)).status).toBe(200);
  shop.partners.payments.settle('paid');
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
  expect(await creditsOf(shop, token)).toHaveLength(1);
});

it('[L2] the ledger refuses a second credit for an order', async () => {
  const { guest, token } = await prepaidPaid(shop);
  await guest.confirm(token);
  const order = await shop.database
    .selectFrom('orders')
    .selectAll()
    .where('token_value', '=', token)
    .executeTakeFirstOrThrow();
  await creditTopUp(shop.database, order, new Date());
  expect(await creditsOf(shop, token)).toMatchObject([{ credited_at: shop.clock.now }]);
});

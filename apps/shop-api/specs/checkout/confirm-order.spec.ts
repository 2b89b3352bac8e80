import { freePlan } from '../../test/builders';
import { orderMade, orderPaid, orderSigned } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.payments.isUnavailable = false;
});

it('[L2, K11] a paid order is confirmed with a number and its card', async () => {
  const { guest, token } = await orderPaid(shop);
  const { status, body } = await guest.confirm(token);
  expect(status).toBe(200);
  expect(body.number).toMatch(/^ALZ-2026-\d{6}$/u);
  expect(body).toMatchObject({
    state: 'confirmed',
    paymentState: 'paid',
    card: { brand: 'VISA', lastDigits: '4242' },
    confirmedAt: '2026-11-21T10:00:00.000Z',
  });
});

it('[L2] a repeated confirmation and a later read get the same response', async () => {
  const { guest, token } = await orderPaid(shop);
  const first = await guest.confirm(token);
  const second = await guest.confirm(token);
  expect(second.body).toEqual(first.body);
  expect((await guest.order(token)).body).toEqual(first.body);
});

it('a confirmation may be plain JSON', async () => {
  const { guest, token } = await orderPaid(shop);
  const payload = { orderToken: token, transactionId: '', locale: 'fr' };
  const { status } = await guest.call('PATCH', `/api/v2/shop/alzette/order/${token}/confirm`, { payload });
  expect(status).toBe(200);
});

const unpaid = ['declined', 'cancelled', 'expired'] as const;
it.each(unpaid)('[L2] a %s payment does not confirm the order, which shows it', async (status) => {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  shop.partners.payments.settle(status);
  const response = await guest.confirm(token);
  expect(response).toMatchObject({ status: 409, problem: { code: 'payment_not_completed' } });
  expect(response.problem.detail).toContain(status);
  expect((await guest.order(token)).body).toMatchObject({ state: 'new', number: null, paymentState: status });
});

it('[L2] an unpaid order is not confirmed, whatever the body claims', async () => {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  const { problem } = await guest.confirm(token, { transactionId: 'forged' });
  expect(problem).toMatchObject({ status: 409, code: 'payment_not_completed' });
});

it.each([{ amount: 1 }, { currency: 'USD' }, { reference: 'another-order' }])(
  '[L2] a payment with %o does not confirm the order',
  async (difference) => {
    const { guest, token } = await orderSigned(shop);
    await guest.paymentUrl(token);
    shop.partners.payments.settle('paid', difference);
    expect((await guest.confirm(token)).problem).toMatchObject({ status: 409, code: 'payment_not_completed' });
    expect((await guest.order(token)).body.state).toBe('new');
  },
);

it('[L2] a transaction of another order is refused', async () => {
  const { guest, token } = await orderPaid(shop);
  const { problem } = await guest.confirm(token, { transactionId: 'forged' });
  expect(problem).toMatchObject({ status: 409, code: 'payment_mismatch' });
});

it('[L2] an order token that differs from the address is refused', async () => {
  const { guest, token } = await orderPaid(shop);
  const { problem } = await guest.confirm(token, { orderToken: 'other' });
  expect(problem).toMatchObject({ status: 422, code: 'order_token_mismatch' });
});

it('[K9] an order with nothing due today is confirmed without a payment', async () => {
  const { guest, token } = await orderSigned(shop, freePlan);
  const { status, body } = await guest.confirmWithoutPayment(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'confirmed', paymentState: 'none', total: 0, card: null });
});

it('[K9] NO_PAYMENT_REQUIRED is refused for an order with an amount due', async () => {
  const { guest, token } = await orderSigned(shop);
  expect((await guest.confirmWithoutPayment(token)).problem).toMatchObject({ status: 409, code: 'payment_required' });
});

it('[K5] an order with an unsigned contract is not confirmed', async () => {
  const { guest, token } = await orderMade(shop, freePlan);
  const { problem } = await guest.confirmWithoutPayment(token);
  expect(problem).toMatchObject({ status: 409, code: 'contracts_unsigned' });
});

it('[L2] an unavailable provider gets 502, and the order is confirmed once it responds', async () => {
  const { guest, token } = await orderPaid(shop);
  shop.partners.payments.isUnavailable = true;
  expect((await guest.confirm(token)).problem).toMatchObject({ status: 502, code: 'partner_unavailable' });
  expect((await guest.order(token)).body).toMatchObject({ state: 'new', paymentState: 'awaiting' });
  shop.partners.payments.isUnavailable = false;
  expect((await guest.confirm(token)).body.state).toBe('confirmed');
});

it('[L2] reading the order on return shows the outcome of the payment', async () => {
  const { guest, token } = await orderPaid(shop);
  expect((await guest.order(token)).body).toMatchObject({ state: 'new', paymentState: 'paid' });
});

it('[K6] the newsletter acceptance is recorded once', async () => {
  const { guest, token } = await orderMade(shop);
  const accept = () => guest.call('GET', `/api/v2/shop/alzette/order/${token}/newsletter-acceptance`);
  const acceptedAt = async () => {
    const orders = shop.database.selectFrom('orders').where('token_value', '=', token);
    return (await orders.select('newsletter_accepted_at').executeTakeFirst())?.newsletter_accepted_at;
  };
  expect((await accept()).status).toBe(204);
  const first = await acceptedAt();
  expect(first).toEqual(shop.clock.now);
  shop.clock.now = new Date('2026-11-21T11:00:00Z');
  expect((await accept()).status).toBe(204);
  expect(await acceptedAt()).toEqual(first);
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
});

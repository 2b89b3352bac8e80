import { freePlan } from '../../test/builders';
import { orderMade, orderPaid, orderSigned } from '../../test/journey';
import { openTestShop, operatorFile, type TestShop } from '../../test/shop';
import type { AppContext } from '../../src/app-context';
import { loadOperator } from '@alzette/operator-config/load';
import { returnUrl } from '@alzette/shop-api/checkout/testing';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.payments.isUnavailable = false;
  shop.partners.payments.created.length = 0;
  shop.partners.payments.sessions.clear();
});

it('[K8] a payment session has the server’s amount and a redirect address', async () => {
  const { guest, token } = await orderSigned(shop);
  const { status, body } = await guest.paymentUrl(token);
  expect(status).toBe(200);
  expect(body.redirectUrl).toMatch(/^http:\/\/partner\.test\/cardpay\/pay\//u);
  expect(shop.partners.payments.created).toMatchObject([
    {
      amount: 1900,
      currency: 'EUR',
      language: 'fr',
      returnUrl: `http://localhost:4200/fr/checkout?step=confirmation&order_token=${token}&type=esales`,
    },
  ]);
  expect(shop.partners.payments.created[0]?.reference).not.toBe(token);
});

it('[A5, P4] the payment returns to the page that embeds the checkout if its origin is allowed', async () => {
  const operator = loadOperator(operatorFile);
  const origin = 'https://www.operator.example';
  const context = { operator: { ...operator, embedding: { origins: [origin] } }, siteUrl: 'http://localhost:4200' };
  const backFrom = (page: string | null, type: 'esales' | 'prepaid_top_up' = 'esales') =>
    returnUrl(
      context as unknown as AppContext,
      { id: 'v', accountNumber: null, network: null, page },
      {
        ...{ order_token: 't', amount: 100, language: 'de', type, description: 'x' },
      },
    );
  expect(backFrom(`${origin}/kasse?from=mail&step=summary#here`)).toBe(
    `${origin}/kasse?from=mail&step=confirmation&order_token=t&type=esales#here`,
  );
  expect(backFrom(`${origin}/`, 'prepaid_top_up')).toBe(
    `${origin}/?step=confirmation&order_token=t&type=prepaid_top_up`,
  );
  for (const page of ['https://evil.example/kasse', `${origin}.evil.example/`, 'no address', null]) {
    expect(backFrom(page)).toBe('http://localhost:4200/de/checkout?step=confirmation&order_token=t&type=esales');
  }
});

it('[K8] ten simultaneous requests get the same open session', async () => {
  const { guest, token } = await orderSigned(shop);
  const responses = await Promise.all(Array.from({ length: 10 }, () => guest.paymentUrl(token)));
  expect(new Set(responses.map(({ body }) => body.redirectUrl)).size).toBe(1);
  expect(shop.partners.payments.created).toHaveLength(1);
});

const ended = ['declined', 'cancelled', 'expired'] as const;
it.each(ended)('[K8] after a %s session the same order gets a new one', async (status) => {
  const { guest, token } = await orderSigned(shop);
  const first = await guest.paymentUrl(token);
  shop.partners.payments.settle(status);
  const second = await guest.paymentUrl(token);
  expect(second.status).toBe(200);
  expect(second.body.redirectUrl).not.toBe(first.body.redirectUrl);
  shop.partners.payments.settle('paid');
  expect((await guest.confirm(token)).body).toMatchObject({ state: 'confirmed', paymentState: 'paid' });
});

it('[K8] a paid order gets no second session', async () => {
  const { guest, token } = await orderPaid(shop);
  expect((await guest.paymentUrl(token)).problem).toMatchObject({ status: 409, code: 'already_paid' });
  expect(shop.partners.payments.created).toHaveLength(1);
});

it('[K8] no second session is opened while the provider does not respond about the first', async () => {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  shop.partners.payments.isUnavailable = true;
  expect((await guest.paymentUrl(token)).problem).toMatchObject({ status: 502, code: 'partner_unavailable' });
});

it('[K8] a retry after a failed call asks for the same session', async () => {
  const { guest, token } = await orderSigned(shop);
  shop.partners.payments.isUnavailable = true;
  expect((await guest.paymentUrl(token)).status).toBe(502);
  shop.partners.payments.isUnavailable = false;
  expect((await guest.paymentUrl(token)).status).toBe(200);
  const payments = await shop.database
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('token_value', '=', token)
    .execute();
  expect(payments).toHaveLength(1);
});

it('[K8] another amount is refused with the amount due', async () => {
  const { guest, token } = await orderSigned(shop);
  const { problem } = await guest.paymentUrl(token, { amount: 1 });
  expect(problem).toMatchObject({ status: 409, code: 'amount_changed', totals: { oneOff: 1900, monthly: 2999 } });
});

it('[K5] an order with an unsigned contract cannot be paid', async () => {
  const { guest, token } = await orderMade(shop);
  expect((await guest.paymentUrl(token)).problem).toMatchObject({ status: 409, code: 'contracts_unsigned' });
});

it('[K9] an order with nothing due cannot be paid', async () => {
  const { guest, token } = await orderSigned(shop, freePlan);
  expect((await guest.paymentUrl(token, { amount: 0 })).problem).toMatchObject({ status: 422, code: 'nothing_to_pay' });
});

it('[K8] an unknown token gets 404', async () => {
  const guest = await shop.guest();
  expect((await guest.paymentUrl('unknown')).status).toBe(404);
});

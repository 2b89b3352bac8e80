import type { PaymentSession } from '@alzette/shop-api/payment/testing';
import { type Journey, orderPaid, orderSigned } from '../../test/journey';
import { itemsOf, wait, work } from '../../test/outbox';
import { openTestShop, type TestShop, webhookKey } from '../../test/shop';
import { confirmedByItself, sendWebhook, webhooksHandled } from '../../test/webhook';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.payments.isUnavailable = false;
});

const newest = () => [...shop.partners.payments.sessions.values()].at(-1) as PaymentSession;

async function storedOrder({ token }: Journey) {
  const orders = shop.database.selectFrom('orders').select(['state', 'number', 'payment_state']);
  return orders.where('token_value', '=', token).executeTakeFirstOrThrow();
}

it('[K8] a payment session contains the address of the webhook', async () => {
  await orderPaid(shop);
  expect(shop.partners.payments.created.at(-1)?.webhookUrl).toBe('http://localhost:4300/api/v2/webhooks/cardpay');
});

it('[L2] a webhook confirms a paid order whose shopper never returns', async () => {
  const { token } = await orderPaid(shop);
  expect(await sendWebhook(shop, newest())).toBe(204);
  expect(await confirmedByItself(shop, token)).toMatch(/^ALZ-2026-\d{6}$/u);
});

it('[L2, K6] a webhook before the return confirms the order once', async () => {
  const { guest, token } = await orderPaid(shop);
  await sendWebhook(shop, newest());
  const number = await confirmedByItself(shop, token);
  const response = await guest.confirm(token);
  expect(response).toMatchObject({ status: 200, body: { number, state: 'confirmed', card: { lastDigits: '4242' } } });
  const newsletter = () => guest.call('GET', `/api/v2/shop/alzette/order/${token}/newsletter-acceptance`);
  expect([(await newsletter()).status, (await newsletter()).status]).toEqual([204, 204]);
});

it('[L2] a webhook after the return changes nothing', async () => {
  const journey = await orderPaid(shop);
  const { body } = await journey.guest.confirm(journey.token);
  expect(await sendWebhook(shop, newest())).toBe(204);
  await webhooksHandled(shop);
  expect((await journey.guest.order(journey.token)).body).toEqual(body);
});

it('[L2] the content of a webhook proves nothing: the provider’s response decides', async () => {
  const journey = await orderSigned(shop);
  await journey.guest.paymentUrl(journey.token);
  expect(await sendWebhook(shop, { id: newest().id, status: 'paid' })).toBe(204);
  await webhooksHandled(shop);
  expect(await storedOrder(journey)).toEqual({ state: 'payment_pending', number: null, payment_state: 'awaiting' });
});

it.each([{ amount: 1 }, { currency: 'USD' }, { reference: 'another' }])(
  '[L2] a payment with %o does not confirm the order',
  async (difference) => {
    const journey = await orderSigned(shop);
    await journey.guest.paymentUrl(journey.token);
    await sendWebhook(shop, shop.partners.payments.settle('paid', difference));
    await webhooksHandled(shop);
    expect((await storedOrder(journey)).state).toBe('refused');
  },
);

it.each(['declined', 'cancelled', 'expired'] as const)(
  '[K8] a webhook records a %s payment, and the order can be paid again',
  async (status) => {
    const journey = await orderSigned(shop);
    await journey.guest.paymentUrl(journey.token);
    await sendWebhook(shop, shop.partners.payments.settle(status));
    await webhooksHandled(shop);
    expect(await storedOrder(journey)).toEqual({ state: 'signed', number: null, payment_state: status });
    expect((await journey.guest.paymentUrl(journey.token)).status).toBe(200);
  },
);

it('[L2] a pending payment stays the only one until the bank responds', async () => {
  const journey = await orderSigned(shop);
  const first = await journey.guest.paymentUrl(journey.token);
  const created = shop.partners.payments.created.length;
  shop.partners.payments.settle('pending');
  expect((await journey.guest.confirm(journey.token)).problem).toMatchObject({ code: 'payment_not_completed' });
  expect((await journey.guest.order(journey.token)).body).toMatchObject({ state: 'new', paymentState: 'pending' });
  expect((await journey.guest.paymentUrl(journey.token)).body).toEqual(first.body);
  expect(shop.partners.payments.created).toHaveLength(created);
  await sendWebhook(shop, shop.partners.payments.settle('paid'));
  expect(await confirmedByItself(shop, journey.token)).not.toBeNull();
});

it('[K5] a paid order without its signatures is not confirmed', async () => {
  const journey = await orderPaid(shop);
  await shop.database
    .updateTable('contracts')
    .set({ signed_at: null })
    .where('kind', '=', 'mandate')
    .where('order_id', 'in', shop.database.selectFrom('orders').select('id').where('token_value', '=', journey.token))
    .execute();
  await sendWebhook(shop, newest());
  await webhooksHandled(shop);
  expect(await storedOrder(journey)).toEqual({ state: 'paid', number: null, payment_state: 'paid' });
});

it('[L2] a webhook is accepted while the provider is unavailable, and a later event confirms the order', async () => {
  const journey = await orderPaid(shop);
  shop.partners.payments.isUnavailable = true;
  expect(await sendWebhook(shop, newest())).toBe(204);
  await webhooksHandled(shop);
  expect((await storedOrder(journey)).state).toBe('payment_pending');
  shop.partners.payments.isUnavailable = false;
  await sendWebhook(shop, newest());
  expect(await confirmedByItself(shop, journey.token)).not.toBeNull();
});

it('[L2] an accepted webhook is retried while the provider is unavailable', async () => {
  const journey = await orderPaid(shop);
  shop.partners.payments.isUnavailable = true;
  expect(await sendWebhook(shop, newest(), { id: 'evt-away' })).toBe(204);
  await webhooksHandled(shop);
  const find = async () => (await itemsOf(shop, 'payment_webhook')).find(({ id }) => id === 'webhook-evt-away');
  expect(await find()).toMatchObject({ last_error: 'CardPay: unreachable', ended_at: null });
  shop.partners.payments.isUnavailable = false;
  await wait(shop, 10);
  await work(shop, 'payment_webhook');
  expect(await find()).toMatchObject({ last_error: null, ended_at: expect.any(Date) });
  expect((await storedOrder(journey)).state).toBe('confirmed');
});

it('[L2] a repeated webhook is processed once', async () => {
  const { guest, token } = await orderSigned(shop);
  await guest.paymentUrl(token);
  const asked = jest.spyOn(shop.partners.payments, 'findSession');
  const responses = await Promise.all([1, 2, 3].map(() => sendWebhook(shop, newest(), { id: 'evt-same' })));
  expect(responses).toEqual([204, 204, 204]);
  await webhooksHandled(shop);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

it('[L2] a webhook about an unknown session is accepted and ignored', async () => {
  expect(await sendWebhook(shop, { id: 'session-unknown', status: 'paid' })).toBe(204);
});

describe('a webhook is refused', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await orderPaid(shop);
  });
  const hex = 'a'.repeat(64);

  it.each([
    ['another key', { key: 'another-key-for-tests' }],
    ['a signature that is 301 seconds old', { age: 301 }],
    ['a signature from 301 seconds ahead', { age: -301 }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: 't=1' }],
    ['a signature of nothing', { signature: `t=1795255200,v1=${hex}` }],
    ['a signature without its moment', { signature: `v1=${hex}` }],
    ['a moment that is none', { signature: `t=NaN,v1=${hex}` }],
  ])('[L2] with %s', async (_title, options) => {
    expect(await sendWebhook(shop, newest(), options)).toBe(401);
    await webhooksHandled(shop);
    expect((await storedOrder(journey)).state).toBe('payment_pending');
  });

  it('[L2] when one byte of the body changed after signing', async () => {
    const { createHmac } = await import('node:crypto');
    const seconds = Math.floor(shop.clock.now.getTime() / 1000);
    const body = JSON.stringify({ id: 'evt-changed', session: { id: newest().id } });
    const signature = `t=${seconds},v1=${createHmac('sha256', webhookKey).update(`${seconds}.${body}`).digest('hex')}`;
    expect(await sendWebhook(shop, newest(), { body: `${body} `, signature })).toBe(401);
    expect(await sendWebhook(shop, newest(), { body, signature })).toBe(204);
    expect(await confirmedByItself(shop, journey.token)).not.toBeNull();
  });

  it('[L2] when it is signed and holds no event', async () => {
    for (const body of ['', '{', 'null', '[]', '{"id":"x"}', '{"id":1,"session":{"id":"x"}}']) {
      expect(await sendWebhook(shop, newest(), { body })).toBe(400);
    }
    expect(await sendWebhook(shop, newest(), { body: `{"id":"${'x'.repeat(20_000)}"}` })).toBe(413);
    expect(await sendWebhook(shop, newest(), { slug: 'paylux' })).toBe(404);
  });
});

it('[L2] a webhook is accepted for 300 seconds and refused a second later', async () => {
  const { token } = await orderPaid(shop);
  expect(await sendWebhook(shop, newest(), { age: 300 })).toBe(204);
  expect(await confirmedByItself(shop, token)).not.toBeNull();
});

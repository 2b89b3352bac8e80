import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { reconcilePayments } from '@alzette/shop-api/checkout';
import { orderMade, orderPaid, orderReadyToSign, orderSigned } from '../../test/journey';
import { itemsOf } from '../../test/outbox';
import { creditsOf, prepaidPaid } from '../../test/prepaid';
import type { TestShop } from '../../test/shop';
import { databaseKinds, openTestShopOn } from '../../test/shop-on';
import { confirmedByItself, sendWebhook } from '../../test/webhook';

const rounds = { PostgreSQL: 2, PGlite: 1 };
const atOnce = 50;

/** PostgreSQL runs transactions concurrently; the embedded database does not. */
describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  }, 60_000);
  afterAll(() => shop.close());

  const times = <Result>(count: number, work: () => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, work));
  const orderCount = async () => (await shop.database.selectFrom('orders').select('id').execute()).length;

  it('[K1] 50 simultaneous equal requests create one order, in each round', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const before = await orderCount();
      const guest = await shop.guest();
      const key = randomUUID();
      const responses = await times(atOnce, () => guest.createOrder({}, key));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await orderCount()).toBe(before + 1);
    }
  });

  it('[K1] one of two racing bodies under one key is accepted', async () => {
    const guest = await shop.guest();
    const key = randomUUID();
    const emails = ['one@example.lu', 'two@example.lu'];
    const before = await orderCount();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_value, index) => guest.createOrder({ email: emails[index % 2] ?? '' }, key)),
    );
    const accepted = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status === 422);
    expect([accepted.length, refused.length]).toEqual([10, 10]);
    expect(await orderCount()).toBe(before + 1);
  });

  it('[K1] simultaneous requests create one set of documents', async () => {
    const { guest, token } = await orderMade(shop);
    await guest.sendCustomerInformation(token);
    const uploads = shop.partners.signature.uploads.length;
    const responses = await times(20, () => guest.documents(token));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(shop.partners.signature.uploads.length - uploads).toBe(2);
  });

  it('[K4] simultaneous requests sign a contract once', async () => {
    const { guest, token } = await orderReadyToSign(shop);
    const { id } = await guest.document(token, 'contract');
    shop.partners.signature.sign(id);
    const responses = await times(20, () => guest.updateDocument(token, id));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]?.body.status).toBe('SIGNED');
  });

  it('[K8] simultaneous requests open one payment', async () => {
    const { guest, token } = await orderSigned(shop);
    const created = shop.partners.payments.created.length;
    const responses = await times(20, () => guest.paymentUrl(token));
    expect(new Set(responses.map(({ body }) => body.redirectUrl)).size).toBe(1);
    expect(shop.partners.payments.created.length - created).toBe(1);
  });

  it('[L2] simultaneous requests confirm an order once, under one number', async () => {
    const { guest, token } = await orderPaid(shop);
    const responses = await times(atOnce, () => guest.confirm(token));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.number)).size).toBe(1);
    const next = await orderPaid(shop);
    const number = (await next.guest.confirm(next.token)).body.number ?? '';
    expect(Number(number.slice(-6)) - Number(responses[0]?.body.number?.slice(-6))).toBe(1);
  });

  const numberOf = async (token: string) => {
    const orders = shop.database.selectFrom('orders').select('number').where('token_value', '=', token);
    return (await orders.executeTakeFirstOrThrow()).number;
  };
  const lastNumber = async () => {
    const { rows } = await sql<{ value: string }>`select last_value::text as value from order_number`.execute(
      shop.database,
    );
    return Number(rows[0]?.value);
  };

  it('[L2] simultaneous webhooks, reconciliation and returns confirm an order once, in each round', async () => {
    for (let round = 0; round < rounds[kind] * 3; round += 1) {
      const { guest, token } = await orderPaid(shop);
      const session = [...shop.partners.payments.sessions.values()].at(-1) ?? { id: '', status: 'paid' as const };
      const before = await lastNumber();
      const event = { id: `evt-${randomUUID()}` };
      await sql`update payments set created_at = created_at - interval '3 minutes'`.execute(shop.database);
      const [returns, webhooks] = await Promise.all([
        times(10, () => guest.confirm(token)),
        Promise.all([
          ...Array.from({ length: 5 }, () => sendWebhook(shop, session, event)),
          sendWebhook(shop, session),
        ]),
        times(3, () => reconcilePayments(shop.context)),
      ]);
      expect(new Set(webhooks)).toEqual(new Set([204]));
      expect(new Set(returns.map(({ status }) => status))).toEqual(new Set([200]));
      const numbers = new Set([await confirmedByItself(shop, token), ...returns.map(({ body }) => body.number)]);
      expect(numbers).toEqual(new Set([await numberOf(token)]));
      expect((await lastNumber()) - before).toBe(1);
    }
  });

  it('[L2] 100 simultaneous returns and webhooks credit a top-up once', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const { length: before } = await itemsOf(shop, 'receipt');
      const { guest, token } = await prepaidPaid(shop);
      const session = [...shop.partners.payments.sessions.values()].at(-1) ?? { id: '', status: 'paid' as const };
      const [returns, webhooks] = await Promise.all([
        times(atOnce, () => guest.confirm(token)),
        times(atOnce, () => sendWebhook(shop, session)),
      ]);
      expect(new Set(webhooks)).toEqual(new Set([204]));
      expect(new Set(returns.map(({ status }) => status))).toEqual(new Set([200]));
      const numbers = new Set([await confirmedByItself(shop, token), ...returns.map(({ body }) => body.number)]);
      expect(numbers).toEqual(new Set([await numberOf(token)]));
      expect(await creditsOf(shop, token)).toMatchObject([{ phone_number: '+352691123456', amount: 2500 }]);
      expect(await itemsOf(shop, 'receipt')).toHaveLength(before + 1);
    }
  });

  it('[L2] several reconciling instances ask the provider about a payment once', async () => {
    await reconcilePayments(shop.context);
    const { token } = await orderPaid(shop);
    await sql`update payments set created_at = created_at - interval '3 minutes'`.execute(shop.database);
    const asked = jest.spyOn(shop.partners.payments, 'findSession');
    await times(10, () => reconcilePayments(shop.context));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(await numberOf(token)).not.toBeNull();
  });
});

import { sql } from 'kysely';
import { expireOrders, reconcilePayments } from '@alzette/shop-api/checkout';
import { settleOrder } from '@alzette/shop-api/checkout/testing';
import { lockOrder, transitionOrder } from '@alzette/shop-api/order';
import { ageOrders, consistentHistory, orderIdOf } from '../../test/history';
import { type Journey, orderPaid, orderReadyToSign, orderSigned } from '../../test/journey';
import { Rivals } from '../../test/rivals';
import { openTestShop, type TestShop } from '../../test/shop';

const rivals = new Rivals();
let unwatch: () => void;
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  unwatch = rivals.watch();
});
afterAll(async () => {
  unwatch();
  await shop.close();
});

const end =
  (event: 'cancelled' | 'expired' | 'refused') =>
  async ({ token }: Journey) => {
    const id = await orderIdOf(shop, token);
    return shop.database
      .transaction()
      .execute(async (transaction) =>
        transitionOrder(transaction, await lockOrder(transaction, id), { event, cause: 'operator' }),
      );
  };

const actions = {
  return: ({ guest, token }: Journey) => guest.confirm(token),
  read: ({ guest, token }: Journey) => guest.order(token),
  webhook: async ({ token }: Journey) => settleOrder(shop.context, await orderIdOf(shop, token), 'webhook'),
  reconciliation: async () => {
    await sql`update payments set created_at = created_at - interval '3 minutes', asked_at = null`.execute(
      shop.database,
    );
    await reconcilePayments(shop.context);
  },
  cancel: end('cancelled'),
  'give-up': ({ guest, token }: Journey) => guest.cancel(token),
  expire: end('expired'),
  refuse: end('refused'),
};
type Action = keyof typeof actions;

const moments = ['before', 'after'] as const;
const confirming: readonly Action[] = ['return', 'webhook', 'reconciliation'];
const pairs = confirming.flatMap((action) =>
  (Object.keys(actions) as Action[]).flatMap((rival) => moments.map((moment) => [action, rival, moment] as const)),
);

const lastNumber = async () => {
  const { rows } = await sql<{
    value: string;
  }>`select (last_value - (not is_called)::int)::text as value from order_number`.execute(shop.database);
  return Number(rows[0]?.value);
};

it.each(pairs)(
  '[L2] a paid order is confirmed exactly once: %s, with %s arriving %s it locks the order',
  async (action, rival, moment) => {
    const journey = await orderPaid(shop);
    const before = await lastNumber();
    await rivals.race(
      moment,
      () => actions[rival](journey),
      () => actions[action](journey),
    );
    const { order, history } = await consistentHistory(shop, journey.token);
    expect(order.state).toBe('confirmed');
    expect(history.filter(({ event }) => event === 'payment_received')).toHaveLength(1);
    expect(history.filter(({ to_state }) => to_state === 'confirmed')).toHaveLength(1);
    expect((await lastNumber()) - before).toBe(1);
  },
);

const ends = ['cancel', 'give-up', 'expire', 'refuse'] as const;
it.each(ends.flatMap((rival) => moments.map((moment) => [rival, moment] as const)))(
  '[K8] an order is paid or ends, never both: %s arrives %s the payment locks the order',
  async (rival, moment) => {
    const journey = await orderSigned(shop);
    const sessions = shop.partners.payments.created.length;
    let status = 0;
    const pay = async () => (status = (await journey.guest.paymentUrl(journey.token)).status);
    await rivals.race(moment, () => actions[rival](journey), pay);
    const { order } = await consistentHistory(shop, journey.token);
    const isPayable = order.state === 'payment_pending';
    expect([status, isPayable]).toEqual(moment === 'before' ? [409, false] : [200, true]);
    expect(shop.partners.payments.created.length - sessions).toBe(isPayable ? 1 : 0);
  },
);

it('[K8] an order that is paid during the request gets no second payment', async () => {
  const journey = await orderSigned(shop);
  await journey.guest.paymentUrl(journey.token);
  const sessions = shop.partners.payments.created.length;
  const payAndTell = async () => {
    shop.partners.payments.settle('paid');
    await actions.webhook(journey);
  };
  let response = { status: 0 };
  const pay = async () => (response = await journey.guest.paymentUrl(journey.token));
  // The first lock belongs to the refresh without a change; the second belongs to the payment.
  await rivals.race('before', payAndTell, pay, 1);
  expect(response).toMatchObject({ status: 409, problem: { code: 'already_paid' } });
  expect(shop.partners.payments.created.length).toBe(sessions);
  expect((await consistentHistory(shop, journey.token)).order.state).toBe('confirmed');
});

it.each(ends)('[K5] an order that ends (%s) before the signature is written stays unsigned', async (rival) => {
  const journey = await orderReadyToSign(shop);
  const { id } = await journey.guest.document(journey.token, 'contract');
  shop.partners.signature.sign(id);
  let response = {};
  const sign = async () => (response = await journey.guest.updateDocument(journey.token, id));
  await rivals.race('before', () => actions[rival](journey), sign);
  expect(response).toMatchObject({ status: 409, problem: { code: 'order_closed' } });
  expect((await journey.guest.document(journey.token, 'contract')).signed).toBe(false);
});

it('[K10] several instances end each idle order once', async () => {
  const journeys = await Promise.all(Array.from({ length: 5 }, () => orderSigned(shop)));
  await ageOrders(shop, 100);
  await Promise.all(Array.from({ length: 8 }, () => expireOrders(shop.context)));
  for (const journey of journeys) {
    const { order, history } = await consistentHistory(shop, journey.token);
    expect(order.state).toBe('expired');
    expect(history.filter(({ event }) => event === 'expired')).toHaveLength(1);
  }
});

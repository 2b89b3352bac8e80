import { mock } from 'node:test';
import { sql } from 'kysely';
import { reconcilePayments } from '@alzette/shop-api/checkout';
import { repeatJob } from '@alzette/shop-api/platform';
import { type Journey, orderPaid, orderSigned } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.partners.payments.isUnavailable = false;
});

async function age(seconds: number): Promise<void> {
  await sql`update payments set created_at = created_at - make_interval(secs => ${seconds}), asked_at = asked_at - make_interval(secs => ${seconds})`.execute(
    shop.database,
  );
}
async function stateOf({ token }: Journey) {
  const orders = shop.database.selectFrom('orders').select(['state', 'payment_state']).where('token_value', '=', token);
  const { state, payment_state } = await orders.executeTakeFirstOrThrow();
  return `${state}, ${payment_state}`;
}

it('[L2] reconciliation confirms a paid order without webhook or return within five minutes', async () => {
  const journey = await orderPaid(shop);
  await reconcilePayments(shop.context);
  expect(await stateOf(journey)).toBe('payment_pending, awaiting');
  await age(121);
  await reconcilePayments(shop.context);
  expect(await stateOf(journey)).toBe('confirmed, paid');
});

it('[L2] reconciliation confirms an order that is paid and was not confirmed', async () => {
  const journey = await orderPaid(shop);
  await journey.guest.order(journey.token);
  expect(await stateOf(journey)).toBe('paid, paid');
  await age(121);
  await reconcilePayments(shop.context);
  expect(await stateOf(journey)).toBe('confirmed, paid');
});

it('[K8] reconciliation records ended payments and waits for pending ones', async () => {
  const expired = await orderSigned(shop);
  await expired.guest.paymentUrl(expired.token);
  shop.partners.payments.settle('expired');
  const pending = await orderSigned(shop);
  await pending.guest.paymentUrl(pending.token);
  shop.partners.payments.settle('pending');
  await age(121);
  await reconcilePayments(shop.context);
  expect([await stateOf(expired), await stateOf(pending)]).toEqual(['signed, expired', 'payment_pending, pending']);
  shop.partners.payments.settle('paid');
  await reconcilePayments(shop.context);
  expect(await stateOf(pending)).toBe('payment_pending, pending');
  await age(51);
  await reconcilePayments(shop.context);
  expect(await stateOf(pending)).toBe('confirmed, paid');
});

it('[K5] reconciliation skips a paid order without its signatures and continues with the others', async () => {
  const unsigned = await orderPaid(shop);
  const { id } = await unsigned.guest.document(unsigned.token, 'mandate');
  await shop.database.updateTable('contracts').set({ signed_at: null }).where('partner_document_id', '=', id).execute();
  const journey = await orderSigned(shop);
  await journey.guest.paymentUrl(journey.token);
  shop.partners.payments.settle('paid');
  await age(121);
  await reconcilePayments(shop.context);
  expect([await stateOf(unsigned), await stateOf(journey)]).toEqual(['paid, paid', 'confirmed, paid']);
});

it('[L2] reconciliation continues on the next run when the provider is unavailable', async () => {
  const journey = await orderPaid(shop);
  await age(121);
  shop.partners.payments.isUnavailable = true;
  await expect(reconcilePayments(shop.context)).rejects.toMatchObject({ name: 'PartnerError' });
  expect(await stateOf(journey)).toBe('payment_pending, awaiting');
  shop.partners.payments.isUnavailable = false;
  await age(51);
  await reconcilePayments(shop.context);
  expect(await stateOf(journey)).toBe('confirmed, paid');
});

it('webhook events are deleted after thirty days', async () => {
  const event = (id: string, received_at: Date) =>
    shop.database.insertInto('webhook_events').values({ id, session_id: 's', received_at });
  await event('old', new Date(Date.now() - 31 * 86_400_000)).execute();
  await event('young', new Date(Date.now() - 29 * 86_400_000)).execute();
  await reconcilePayments(shop.context);
  expect(await shop.database.selectFrom('webhook_events').select('id').execute()).toEqual([{ id: 'young' }]);
});

describe('a repeated job', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
  afterEach(() => mock.timers.reset());

  /** Advances the clock; due jobs run in between. */
  async function pass(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      mock.timers.tick(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('never overlaps, survives failures, and stops after the current run', async () => {
    const ends: (() => void)[] = [];
    const errors: unknown[] = [];
    let runs = 0;
    const work = () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('away')) : new Promise<void>((resolve) => ends.push(resolve));
    };
    const repeated = repeatJob(work, 1_000, (error) => errors.push(error));
    await pass(4);
    expect([runs, errors.length]).toEqual([2, 1]);

    let isStopped = false;
    const stopped = repeated.stop().then(() => {
      isStopped = true;
    });
    await pass(5);
    expect(isStopped).toBe(false);
    ends[0]?.();
    await stopped;
    await pass(5);
    expect(runs).toBe(2);
  });
});

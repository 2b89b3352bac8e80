import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { stressRun } from '@alzette/server-kit/testing';
import { reconcilePayments } from '@alzette/shop-api/checkout';
import { PartnerError, type ShopServer } from '@alzette/shop-api/platform';
import { consistentHistory } from '../../test/history';
import { FakeMailer, work } from '../../test/outbox';
import { creditsOf, prepaidPaid } from '../../test/prepaid';
import { copyOf, openTestShop, type TestShop } from '../../test/shop';
import { sendWebhook } from '../../test/webhook';

const row = stressRun('payment-races', { test: 6, full: 12, stress: 1_000 });

let shop: TestShop;
let other: ShopServer;

beforeAll(async () => {
  shop = await openTestShop();
  other = await copyOf(shop);
}, 60_000);
afterAll(async () => {
  await other.close();
  await shop.close();
});

const bearers = ['return', 'read', 'webhook', 'reconciliation'] as const;
const behaviours = ['well', 'slow', 'away', 'late'] as const;
type Fault = (typeof behaviours)[number];

/** How the outcome of a payment arrives, when, and how often. Channels that are left out are lost. */
interface News {
  readonly by: (typeof bearers)[number];
  /** Milliseconds. */
  readonly after: number;
  readonly times: number;
  /** True if it arrives at the other instance of the server. */
  readonly isOther: boolean;
}
const news: fc.Arbitrary<News> = fc.record({
  by: fc.constantFrom(...bearers),
  after: fc.integer({ min: 0, max: 40 }),
  times: fc.integer({ min: 1, max: 3 }),
  isOther: fc.boolean(),
});
/** The provider's behaviour on each call; later calls succeed. */
const faults = fc.array(fc.constantFrom(...behaviours), { maxLength: 4 });

/** Runs of the reconciliation within five minutes. */
const passes = 4;
/** A case that once failed: the reconciliation ran during a webhook. */
const onceBroken: [News[], Fault[]][] = [
  [
    [
      { by: 'webhook', after: 28, times: 2, isOther: true },
      { by: 'read', after: 22, times: 1, isOther: false },
    ],
    ['away', 'well'],
  ],
];

async function isConfirmed(token: string): Promise<boolean> {
  const order = shop.database.selectFrom('orders').select('state').where('token_value', '=', token);
  return (await order.executeTakeFirstOrThrow()).state === 'confirmed';
}

it('[L2] a paid order becomes one payment, one mail and one purchase in every order of arrival', async () => {
  const mailer = new FakeMailer();
  const find = shop.partners.payments.findSession.bind(shop.partners.payments);
  const pending: string[] = [];
  jest.spyOn(shop.partners.payments, 'findSession').mockImplementation(async (id) => {
    const fault = pending.shift() ?? 'well';
    if (fault === 'slow') await sleep(25);
    if (fault === 'away') throw new PartnerError('CardPay', 'timeout');
    const session = await find(id);
    // The provider reports the payment later than the shopper sees it.
    return fault === 'late' && session ? { ...session, status: 'open', transactionId: null, card: null } : session;
  });
  const totals = { races: 0, payments: 0, purchases: 0, mails: 0, unconfirmed: 0 };

  await fc.assert(
    fc.asyncProperty(fc.array(news, { maxLength: 6 }), faults, async (messages, behaviour) => {
      const { guest, token } = await prepaidPaid(shop);
      const session = [...shop.partners.payments.sessions.values()].at(-1);
      if (!session) throw new Error('No session was made');
      pending.splice(0, pending.length, ...behaviour);
      const event = { id: `evt-${randomUUID()}` };
      const age = () =>
        sql`update payments set created_at = created_at - interval '3 minutes', asked_at = null where provider_session_id = ${session.id}`.execute(
          shop.database,
        );
      const bring: Record<News['by'], (app: ShopServer) => Promise<unknown>> = {
        return: (app) => guest.at(app).confirm(token),
        read: (app) => guest.at(app).order(token),
        webhook: (app) => sendWebhook({ ...shop, app }, session, event),
        reconciliation: async () => {
          await age();
          await Promise.allSettled([reconcilePayments(shop.context)]);
        },
      };
      await Promise.all(
        messages.flatMap(({ by, after, times, isOther }) =>
          Array.from({ length: times }, async () => {
            await sleep(after);
            await bring[by](isOther ? other : shop.app);
          }),
        ),
      );
      // Within five minutes the reconciliation runs; it skips payments that another transaction holds.
      pending.length = 0;
      for (let pass = 0; pass < passes && !(await isConfirmed(token)); pass += 1) {
        await sleep(pass * 50);
        await age();
        await reconcilePayments(shop.context);
      }
      await Promise.all([work(shop, 'receipt', mailer), work(shop, 'receipt', mailer)]);

      const { order } = await consistentHistory(shop, token);
      const payments = await shop.database
        .selectFrom('payments')
        .select('state')
        .where('order_id', '=', order.id)
        .execute();
      totals.races += 1;
      totals.payments += payments.filter(({ state }) => state === 'paid').length;
      totals.purchases += order.number === null ? 0 : 1;
      totals.mails += mailer.sent.filter(({ id }) => id === `receipt-${order.id}`).length;
      totals.unconfirmed += order.state === 'confirmed' ? 0 : 1;
      expect(totals).toEqual({
        races: totals.races,
        payments: totals.races,
        purchases: totals.races,
        mails: totals.races,
        unconfirmed: 0,
      });
      expect(await creditsOf(shop, token)).toHaveLength(1);
      row.progress(totals.races);
    }),
    { ...row.fastCheck, endOnFailure: true, examples: onceBroken },
  );
  const { rows } = await sql<{ numbers: number }>`select count(distinct number)::int as numbers from orders`.execute(
    shop.database,
  );
  expect(rows[0]?.numbers).toBe(totals.races);
  row.result(totals);
});

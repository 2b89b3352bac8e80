import { sql } from 'kysely';
import fc from 'fast-check';
import { inVolume } from '@alzette/server-kit/testing';
import { expireOrders, reconcilePayments } from '@alzette/shop-api/checkout';
import { lockOrder, transitionOrder } from '@alzette/shop-api/order';
import { closedStates } from '@alzette/shop-api/order/testing';
import type { PaymentSession } from '@alzette/shop-api/payment/testing';
import { ageOrders, consistentHistory, historyOf, orderIdOf } from '../../test/history';
import { type Journey, orderSigned } from '../../test/journey';
import { starterPack, starterPackPayment } from '../../test/prepaid';
import { openTestShop, type TestShop } from '../../test/shop';
import { sendWebhook } from '../../test/webhook';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Action = (typeof actions)[number];
const actions = [
  'pay',
  'declined',
  'paid',
  'pending',
  'return',
  'read',
  'webhook',
  'reconciliation',
  'give-up',
  'cancelled',
  'expired',
  'refused',
  'old',
] as const;

async function placedOrder(kind: 'esales' | 'prepaid'): Promise<Journey> {
  if (kind === 'esales') return orderSigned(shop);
  const guest = await shop.visitor();
  return { guest, token: (await guest.createOrder(starterPack())).body.tokenValue };
}

/** The provider's session of the order's newest payment. */
async function sessionOf(id: string): Promise<PaymentSession | undefined> {
  const payments = shop.database.selectFrom('payments').select('provider_session_id').where('order_id', '=', id);
  const newest = await payments.orderBy('attempt', 'desc').executeTakeFirst();
  return shop.partners.payments.sessions.get(newest?.provider_session_id ?? '');
}

async function settle(id: string, status: PaymentSession['status']): Promise<void> {
  const session = await sessionOf(id);
  const isOver = session === undefined || ['paid', 'declined'].includes(session.status);
  if (!isOver)
    shop.partners.payments.sessions.set(session.id, { ...session, status, transactionId: `transaction-${session.id}` });
}

async function act(action: Action, kind: 'esales' | 'prepaid', { guest, token }: Journey): Promise<unknown> {
  const id = await orderIdOf(shop, token);
  switch (action) {
    case 'pay':
      return guest.paymentUrl(token, kind === 'prepaid' ? starterPackPayment : {});
    case 'paid':
    case 'pending':
    case 'declined':
      return settle(id, action);
    case 'return':
      return guest.confirm(token);
    case 'read':
      return guest.order(token);
    case 'give-up':
      return guest.cancel(token);
    case 'webhook': {
      const session = await sessionOf(id);
      return session && sendWebhook(shop, session);
    }
    case 'reconciliation':
      await sql`update payments set created_at = created_at - interval '3 minutes', asked_at = null`.execute(
        shop.database,
      );
      return reconcilePayments(shop.context);
    case 'old':
      await ageOrders(shop, 100);
      return expireOrders(shop.context);
    default:
      return shop.database
        .transaction()
        .execute(async (transaction) =>
          transitionOrder(transaction, await lockOrder(transaction, id), { event: action, cause: 'operator' }),
        );
  }
}

async function expectConsistent(token: string): Promise<void> {
  const { order } = await consistentHistory(shop, token);
  const payments = await shop.database
    .selectFrom('payments')
    .select('state')
    .where('order_id', '=', order.id)
    .execute();
  const isPaid = payments.some(({ state }) => state === 'paid');
  expect(['paid', 'confirmed'].includes(order.state)).toBe(isPaid);
  const isRunning = payments.some(({ state }) => ['creating', 'open', 'pending'].includes(state));
  expect(order.state === 'payment_pending').toBe(isRunning);
}

const groups = fc.array(fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

it.each([
  ['prepaid', inVolume({ test: 20, full: 100 })],
  ['esales', inVolume({ test: 6, full: 30 })],
] as const)(
  '[L2] state, payments and history of a %s order agree after concurrent actions in any order',
  async (kind, numRuns) => {
    await fc.assert(
      fc.asyncProperty(groups, async (rounds) => {
        const journey = await placedOrder(kind);
        for (const round of rounds) {
          await Promise.all(round.map((action) => act(action, kind, journey)));
          await expectConsistent(journey.token);
        }
        // After the reconciliation a paid order is confirmed.
        const session = await sessionOf(await orderIdOf(shop, journey.token));
        await act('reconciliation', kind, journey);
        await expectConsistent(journey.token);
        const last = (await historyOf(shop, journey.token)).at(-1)?.to_state ?? 'created';
        if (session?.status === 'paid') expect(last).toBe('confirmed');
        else expect(['signed', 'created', 'payment_pending', ...closedStates]).toContain(last);
      }),
      { numRuns },
    );
  },
);

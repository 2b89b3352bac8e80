import { ProblemError } from '@alzette/server-kit';
import { inVolume } from '@alzette/server-kit/testing';
import type { EndedContracts } from '@alzette/shop-model';
import type { FulfilmentKind } from '@alzette/shop-api/after-sale';
import { endContractsIn } from '@alzette/shop-api/after-sale';
import { endOf, findEndable } from '@alzette/shop-api/after-sale/testing';
import type { Visitor } from '@alzette/shop-api/platform';
import { confirmedOrder, type ConfirmedOrder, end, inform, report } from '../../../test/fulfilment';
import { dayInLuxembourg } from '../../../test/luxembourg-oracle';
import { openTestShop, type TestShop } from '../../../test/shop';
import { lastDayFrom } from '../../../test/withdrawal-oracle';

const dayMs = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 19, 10);
const items = ['phone', 'mobile', 'tv'] as const;
/** The first days, and those around the last one, which a weekend or a holiday moves. */
const triedDays = [0, 1, 12, 13, 14, 15, 16, 17, 18, 20];

/** What happened to the order before the withdrawal, all on its first day. */
const histories: Readonly<Record<string, readonly FulfilmentKind[]>> = {
  'being prepared': [],
  sent: ['dispatched'],
  delivered: ['dispatched', 'delivered'],
  'number requested': ['porting_requested'],
  'number refused': ['porting_refused'],
  'number moved': ['porting_requested', 'porting_accepted', 'ported'],
  installed: ['installed'],
  active: ['activated'],
  failed: ['failed'],
  complete: ['dispatched', 'delivered', 'ported', 'installed', 'activated'],
};

class RolledBack extends Error {
  constructor(readonly outcome: EndedContracts | string) {
    super('rolled back');
  }
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Withdraws at a moment and reverts that, so that the test can withdraw from the same order on another day. */
async function tryOut(order: ConfirmedOrder, visitor: Visitor, chosen: readonly string[], at: Date) {
  const attempt = shop.database.transaction().execute(async (transaction) => {
    const request = { kind: 'withdrawn', items: chosen, by: visitor } as const;
    const outcome = await endContractsIn(transaction, order.id, request, at).catch((error: unknown) => {
      if (error instanceof ProblemError) return error.code;
      throw error;
    });
    throw new RolledBack(outcome);
  });
  return attempt.catch((error: unknown) => {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  });
}

const visitors = ['guest', 'customer'] as const;

describe.each(inVolume({ test: visitors.slice(0, 1), full: [...visitors] }))('[Q4, Q5] a %s', (who) => {
  it.each(Object.entries(histories))(
    'withdraws on days within and after the period from an order that is %s',
    async (_state, events) => {
      shop.clock.now = new Date(start);
      await shop.database.deleteFrom('rate_limits').execute();
      const order = await inform(shop, await confirmedOrder(shop));
      const accountNumber = who === 'customer' ? 'A-1' : null;
      await shop.database
        .updateTable('orders')
        .set({ account_number: accountNumber })
        .where('id', '=', order.id)
        .execute();
      await shop.database
        .insertInto('order_acceptances')
        .values({
          order_id: order.id,
          code: 'immediate_start',
          locale: 'fr',
          text: 'Tout de suite',
          accepted_at: shop.clock.now,
        })
        .execute();
      for (const [minute, kind] of events.entries()) {
        const occurredAt = new Date(start + minute * 60_000).toISOString();
        shop.clock.now = new Date(start + 60 * 60_000);
        const reason = kind === 'failed' || kind === 'porting_refused' ? { reason: 'technical' as const } : {};
        expect((await report(shop, { order: order.number, kind, occurredAt, ...reason })).status).toBe(200);
      }
      const visitor = { id: 'elsewhere', accountNumber, page: null, network: null };
      const today = dayInLuxembourg(start);
      const lastDays = {
        phone: events.includes('delivered') ? lastDayFrom(today) : null,
        mobile: lastDayFrom(today),
        tv: lastDayFrom(today),
      };
      const wrong: unknown[] = [];
      for (const days of triedDays) {
        const at = new Date(start + days * dayMs + 2 * 60 * 60_000);
        const isOpen = (item: (typeof items)[number]) =>
          lastDays[item] === null || dayInLuxembourg(at.getTime()) <= lastDays[item];
        const stored = await shop.database
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', order.id)
          .executeTakeFirstOrThrow();
        const endable = await findEndable(shop.database, stored);
        for (const item of items) {
          const outcome = await tryOut(order, visitor, [item], at);
          const known = endable.items.find(({ identifier }) => identifier === item);
          const shown = known && endOf(endable, known, { declaredAt: at, at }).withdrawal;
          const isRight = isOpen(item)
            ? typeof outcome === 'object' && shown?.state === 'open' && isEven(outcome, shown.amounts)
            : outcome === 'withdrawal_over' && shown?.state === 'over';
          if (!isRight) wrong.push({ days, item, outcome, shown });
        }
        const open = items.filter(isOpen);
        const all = open.length > 0 ? await tryOut(order, visitor, open, at) : null;
        if (open.length === items.length && (typeof all !== 'object' || !all || sumOf(all) !== order.total))
          wrong.push({ days, all });
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  it.each(['withdrawals', 'cancellations'] as const)(
    'of whose order all contracts ended by %s gets the first response again on later days',
    async (what) => {
      shop.clock.now = new Date(start);
      await shop.database.deleteFrom('rate_limits').execute();
      const order = await inform(shop, await confirmedOrder(shop));
      const first = await end(order, what, ...items);
      for (const days of triedDays) {
        shop.clock.now = new Date(start + days * dayMs);
        await shop.database.deleteFrom('rate_limits').execute();
        expect((await end(order, what, ...items)).body).toEqual(first.body);
        const other = what === 'withdrawals' ? 'cancellations' : 'withdrawals';
        expect(await end(order, other, 'mobile')).toMatchObject({ status: 409, problem: { code: 'contract_ended' } });
      }
    },
    60_000,
  );
});

/** The amounts paid for the items: the refund, and the charge that was deducted from it. */
function sumOf({ amounts: { refund, charge, billed } }: Pick<EndedContracts, 'amounts'>): number {
  return refund + charge - billed;
}

function isEven(ended: EndedContracts, shown: EndedContracts['amounts']): boolean {
  return JSON.stringify(ended.amounts) === JSON.stringify(shown) && ended.amounts.refund >= 0;
}

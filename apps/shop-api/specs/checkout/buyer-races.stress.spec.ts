import fc from 'fast-check';
import type { OrderRequest } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import { bindingStates } from '@alzette/shop-api/buyer/testing';
import type { ShopServer } from '@alzette/shop-api/platform';
import { complementary, customerOrder, orderItem } from '../../test/builders';
import { barePhone } from '../../test/full-order';
import { signEverything } from '../../test/journey';
import { copyOf, openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

const row = stressRun('buyer-races', { test: 8, full: 32, stress: 1_000 });
const variant = 'attert-mini-128-snow-cash';
/** Pieces that the eight buyers of a race order. */
const pieces = [1, 1, 2, 3, 1, 2, 1, 1];
const ordered = pieces.reduce((sum, quantity) => sum + quantity, 0);
const [maxDevices, stock] = [4, 5];

/** One of eight who buy at the same time, at one of two servers. */
interface Racer {
  readonly visitor: ShopVisitor;
  readonly quantity: number;
  /** Token of the order, which is signed; empty before there is one. */
  readonly token: string;
}

let shop: TestShop;
let servers: ShopServer[];
beforeAll(async () => {
  const opened = await openTestShop();
  const { operator } = opened.context;
  const limits = { ...operator.rules.perBuyer, devices: maxDevices };
  const rules = { ...operator.rules, perCreditCheck: limits, perBuyer: limits };
  shop = { ...opened, context: { ...opened.context, operator: { ...operator, rules } } };
  servers = [await copyOf(shop), await copyOf(shop)];
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  await shop.close();
});

const at = (visitor: ShopVisitor, index: number) => visitor.at(servers[index % 2] ?? shop.app);
const phones = (quantity: number): Partial<OrderRequest> => ({
  items: [{ ...(barePhone.items[0] ?? orderItem()), quantity }],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900 * quantity, monthly: 0 },
});
const change: Partial<OrderRequest> = {
  ...customerOrder,
  complementaryInformations: [
    complementary({ subscriptionMode: 'change', currentPhoneNumber: '691 123 456', iccid: 'unknown' }),
  ],
};
const porting: Partial<OrderRequest> = {
  complementaryInformations: [
    complementary({
      keepNumber: true,
      currentOperator: 'post',
      currentPhoneNumber: '+352661000111',
      iccid: '8935201640000000001',
    }),
  ],
};

/** Eight sessions of one buyer, each with a signed order. */
function signedOrders(visitor: () => Promise<ShopVisitor>, order: (quantity: number) => Partial<OrderRequest>) {
  return Promise.all(
    pieces.map(async (quantity, index): Promise<Racer> => {
      const guest = at(await visitor(), index);
      const { body } = await guest.createOrder(order(quantity));
      await guest.sendCustomerInformation(body.tokenValue);
      await signEverything(shop, { guest, token: body.tokenValue });
      return { visitor: guest, quantity, token: body.tokenValue };
    }),
  );
}

/** Repeats a request while the server has no free connection. */
async function responseTo<TestResponse extends { readonly status: number }>(
  request: () => Promise<TestResponse>,
): Promise<TestResponse> {
  for (;;) {
    const response = await request();
    if (response.status !== 503) return response;
  }
}

/** A race of several buyers for something that is enough for some of them only. */
interface Kind {
  readonly racers: readonly Racer[];
  /** How much is available, and how much one buyer takes. */
  readonly max: number;
  readonly takes: (racer: Racer) => number;
  readonly refusals: readonly string[];
  readonly buy: (racer: Racer) => Promise<{ readonly status: number; readonly code: string; readonly token: string }>;
  /** Restores the state before the race. */
  readonly undo: (bought: readonly Racer[]) => Promise<void>;
}

async function pay({ visitor, token, quantity }: Racer, amount = 44_900 * quantity) {
  const { status, problem } = await responseTo(() => visitor.paymentUrl(token, { amount }));
  return { status, code: problem.code, token };
}

/** The cards are declined: the orders can be paid again. */
async function decline(bought: readonly Racer[]): Promise<void> {
  for (const [id, { status }] of shop.partners.payments.sessions)
    if (status === 'open') shop.partners.payments.settle('declined', {}, id);
  for (const { visitor, token } of bought) await responseTo(() => visitor.order(token));
}

async function kinds(): Promise<Record<string, Kind>> {
  const one = { max: 1, takes: () => 1, buy: (racer: Racer) => pay(racer, 1900), undo: decline };
  const shared = { takes: ({ quantity }: Racer) => quantity };
  const guest = () => shop.guest();
  return {
    exposure: {
      ...shared,
      racers: await signedOrders(guest, phones),
      max: maxDevices,
      refusals: ['limit_reached'],
      buy: (racer) => pay(racer),
      undo: decline,
    },
    'open change': {
      ...one,
      racers: await signedOrders(
        () => shop.visitor({ account: 'A-1001' }),
        () => change,
      ),
      refusals: ['change_open'],
    },
    'ported number': { ...one, racers: await signedOrders(guest, () => porting), refusals: ['porting_open'] },
    stock: {
      ...shared,
      racers: await Promise.all(
        pieces.map(async (quantity, index) => ({ visitor: at(await shop.guest(), index), quantity, token: '' })),
      ),
      max: stock,
      refusals: ['sold_out', 'stock_too_low'],
      buy: async ({ visitor, quantity }) => {
        const { status, body, problem } = await responseTo(() => visitor.createOrder(phones(quantity)));
        return { status, code: problem.code, token: body.tokenValue };
      },
      undo: async (bought) => {
        for (const { visitor, token } of bought)
          expect((await responseTo(() => visitor.cancel(token))).status).toBe(204);
      },
    },
  };
}

/** Pieces that the orders of a race bind, as the database knows it. */
async function boundPieces(tokens: readonly string[], name: string): Promise<number> {
  if (tokens.length === 0) return 0;
  const rows = await shop.database
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['quantity', 'state'])
    .where('token_value', 'in', tokens)
    .execute();
  const binds = rows.filter(({ state }) => name === 'stock' || bindingStates.includes(state));
  return binds.reduce((sum, { quantity }) => sum + quantity, 0);
}

it('[D12, K15, K16] when eight buyers order at the same time at two servers, only as many succeed as a rule across orders allows', async () => {
  const all = Object.entries(await kinds());
  // The devices that the signed orders hold do not take part in the race.
  const database = shop.database;
  await database
    .updateTable('catalogue_device_variants')
    .set({ stock: ordered + stock })
    .where('code', '=', variant)
    .execute();
  let [races, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 12 }), { minLength: 8, maxLength: 8 }), async (delays) => {
      const [name, kind] = all[races % all.length] as (typeof all)[number];
      await database.deleteFrom('rate_limits').execute();
      const outcomes = await Promise.all(
        kind.racers.map(async (racer, index) => {
          await new Promise((resolve) => setTimeout(resolve, delays[index]));
          const { status, code, token } = await kind.buy(racer);
          return { racer: { ...racer, token }, code, isBought: status < 300 };
        }),
      );
      const bought = outcomes.flatMap(({ racer, isBought }) => (isBought ? [racer] : []));
      const lost = outcomes.filter(({ isBought }) => !isBought);
      const taken = bought.reduce((sum, racer) => sum + kind.takes(racer), 0);
      expect({ name, codes: lost.map(({ code }) => code).filter((code) => !kind.refusals.includes(code)) }).toEqual({
        name,
        codes: [],
      });
      expect(taken).toBeGreaterThan(0);
      expect(taken).toBeLessThanOrEqual(kind.max);
      // A refused buyer would have exceeded the limit.
      for (const { racer } of lost) expect(taken + kind.takes(racer)).toBeGreaterThan(kind.max);
      const tokens = outcomes.flatMap(({ racer }) => racer.token || []);
      if (kind.max > 1) expect(await boundPieces(tokens, name)).toBe(taken);
      refused += lost.length;
      await kind.undo(bought);
      row.progress((races += 1));
    }),
    { ...row.fastCheck, endOnFailure: true },
  );
  row.result({ races, buyers: races * pieces.length, refused, over: 0 });
}, 900_000);

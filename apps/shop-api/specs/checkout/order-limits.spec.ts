import { randomUUID } from 'node:crypto';
import { proofMaxBytes } from '@alzette/shop-model';
import { sql } from 'kysely';
import type { ShopServer } from '@alzette/shop-api/platform';
import { customerOrder, freePlan } from '../../test/builders';
import { barePhone } from '../../test/full-order';
import { topUp, topUpPayment } from '../../test/prepaid';
import { copyOf, openTestShop, sessionKey, type TestShop } from '../../test/shop';
import { build } from '../../src/build';

describe('a session', () => {
  let shop: TestShop;
  let copy: ShopServer;
  beforeAll(async () => {
    shop = await openTestShop();
    copy = await copyOf(shop);
  }, 60_000);
  afterAll(async () => {
    await copy.close();
    await shop.close();
  });
  beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

  const statesOf = async (sessionId: string) => {
    const rows = await shop.database
      .selectFrom('orders')
      .select(['state', 'token_value'])
      .where('session_id', '=', sessionId)
      .orderBy('created_at')
      .execute();
    return rows.map(({ state, token_value }) => ({ state, token: token_value }));
  };
  const storedBytes = async (sessionId: string) => {
    const { rows } = await sql<{ bytes: number }>`select coalesce(sum(octet_length(content)), 0)::int as bytes
      from uploads join orders on orders.id = order_id where session_id = ${sessionId}`.execute(shop.database);
    return rows[0]?.bytes ?? 0;
  };

  it('[K1] has at most 20 open orders, however many it creates at once on two instances; the oldest are cancelled', async () => {
    const sub = randomUUID();
    const visitor = await shop.visitor({ sub, account: 'A-1001' });
    const at = (index: number) => (index % 2 ? visitor.at(copy) : visitor);
    // A busy server responds with 503, and browsers try again.
    const create = async (index: number): Promise<Awaited<ReturnType<typeof visitor.createOrder>>> => {
      const response = await at(index).createOrder({ ...customerOrder, email: `a${index}@example.lu` });
      return response.status === 503 ? create(index) : response;
    };
    const responses = await Promise.all(Array.from({ length: 30 }, (_value, index) => create(index)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const last = await create(30);
    const states = await statesOf(sub);
    expect(states).toHaveLength(31);
    expect(states.slice(0, 11).every(({ state }) => state === 'cancelled')).toBe(true);
    expect(states.slice(11).every(({ state }) => state === 'created')).toBe(true);
    expect(states.at(-1)?.token).toBe(last.body.tokenValue);
  });

  it('[K1] gets 429 for the 21st order while 20 are being paid', async () => {
    const sub = randomUUID();
    const visitor = await shop.visitor({ sub });
    for (let index = 0; index < 20; index += 1) {
      const { body } = await visitor.createOrder(topUp());
      expect((await visitor.paymentUrl(body.tokenValue, topUpPayment)).status).toBe(200);
    }
    const { status, problem } = await visitor.createOrder(topUp());
    expect({ status, code: problem.code }).toEqual({ status: 429, code: 'too_many_orders' });
    expect(await statesOf(sub)).toHaveLength(20);
  });

  it('[I4] stores at most 30 MB of files; those of older orders are deleted', async () => {
    const guest = await shop.guest();
    const file = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(proofMaxBytes - 8)]).toString('base64');
    const tokens: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const proofOfResidence = { filename: `bill-${index}.pdf`, content: file };
      tokens.push((await guest.createOrder({ ...barePhone, proofOfResidence })).body.tokenValue);
    }
    const { session_id: sub } = await shop.database
      .selectFrom('orders')
      .select('session_id')
      .where('token_value', '=', tokens[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(await storedBytes(sub)).toBe(3 * proofMaxBytes);
    expect((await statesOf(sub)).map(({ state }) => state)).toEqual([
      ...['cancelled', 'cancelled'],
      ...['created', 'created', 'created'],
    ]);
    // A new order without a file deletes no stored file.
    await guest.createOrder(freePlan);
    expect(await storedBytes(sub)).toBe(3 * proofMaxBytes);
  });
});

describe('a network', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const customer = () => shop.visitor({ account: 'A-1001', network: 'house' });

  it('[K1] creates at most as many orders in an hour as the operator allows, with any number of sessions', async () => {
    const app = await build({ ...shop.context, ordersPerNetwork: 3, sessionKey });
    const order = async (change = {}, key: string = randomUUID()) =>
      (await (await customer()).at(app).createOrder({ ...customerOrder, ...change }, key)).status;
    const statuses = await Promise.all(Array.from({ length: 6 }, () => order()));
    expect(statuses.sort()).toEqual([201, 201, 201, 429, 429, 429]);
    await app.close();
  });

  it('[K1] 100 unless the operator says otherwise; refused and repeated orders do not count', async () => {
    await shop.database.deleteFrom('rate_limits').execute();
    const visitor = await customer();
    const order = async (change = {}, key: string = randomUUID()) =>
      (await visitor.createOrder({ ...customerOrder, ...change }, key)).status;
    const key = randomUUID();
    expect(await order({}, key)).toBe(201);
    await sql`update rate_limits set hits = 99 where ends_at > now() + interval '50 minutes'`.execute(shop.database);
    expect([await order({}, key), await order({}, key)]).toEqual([201, 201]);
    expect(await order({ displayedTotals: { oneOff: 0, monthly: 0 } })).toBe(409);
    expect([await order(), await order()]).toEqual([201, 429]);
  });
});

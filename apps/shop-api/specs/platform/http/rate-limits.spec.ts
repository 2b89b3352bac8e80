import { sql } from 'kysely';
import { createRateCounter, deleteExpiredCounts } from '@alzette/shop-api/platform';
import { orderMade } from '../../../test/journey';
import { startPostgres } from '../../../test/postgres';
import { copyOf, openTestShop, sessionKey, type TestShop } from '../../../test/shop';
import { databaseKinds, openPostgresWithDemo, openTestShopOn } from '../../../test/shop-on';
import type { ShopVisitor } from '../../../test/shop-visitor';

const iban = '/api/v2/tool/iban/validate/LU280019400644750000';

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShopOn(kind);
  }, 60_000);
  afterAll(() => shop.close());
  beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

  /** 422, because the visitor has no identity check, or 429. */
  const creditCheck = async (visitor: ShopVisitor) =>
    (await visitor.call('POST', '/api/v2/shop/creditcheck/status?first_name=A&last_name=M&birthdate=1990-05-17'))
      .status;
  const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

  it('all instances share the counts of a session and a network, also for simultaneous requests', async () => {
    const other = await copyOf(shop);
    const visitor = await shop.visitor();
    const visits = Array.from({ length: 40 }, (_value, index) => creditCheck(index % 2 ? visitor.at(other) : visitor));
    const statuses = await Promise.all(visits);
    expect([count(statuses, 422), count(statuses, 429)]).toEqual([20, 20]);
    const neighbours: number[] = [];
    for (let index = 0; index < 210; index += 1) {
      const neighbour = await shop.visitor({ network: 'house' });
      neighbours.push(await creditCheck(index % 2 ? neighbour.at(other) : neighbour));
    }
    expect(neighbours.lastIndexOf(422)).toBe(199);
    await other.close();
  });

  it('[V7] the networks of one IPv6 site share a limit that is four times as large', async () => {
    const ask = async (network: string, site = 'one /56') => creditCheck(await shop.visitor({ network, site }));
    expect(await ask('first /64')).toBe(422);
    await sql`update rate_limits set hits = 800 where hits = 1`.execute(shop.database);
    expect(await ask('second /64')).toBe(429);
    expect(await ask('third /64', 'another /56')).toBe(422);
  });

  it('a session over its limit does not use up the limit of its network', async () => {
    const greedy = await shop.visitor({ network: 'house' });
    await Promise.all(Array.from({ length: 300 }, () => creditCheck(greedy)));
    expect(await creditCheck(await shop.visitor({ network: 'house' }))).toBe(422);
  });

  it('counts start again after their time and are deleted', async () => {
    const counter = createRateCounter(shop.database, sessionKey);
    const anything = ['anything', { max: 2, seconds: 3_600 }] as const;
    const hit = () => counter.count([anything]);
    expect([await hit(), await hit()]).toEqual([null, null]);
    expect(await hit()).toBeGreaterThan(3_590);
    await counter.uncount([anything]);
    await counter.uncount([anything]);
    expect([await hit(), (await hit()) === null]).toEqual([null, false]);
    await deleteExpiredCounts(shop.database);
    expect(await shop.database.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
    await sql`update rate_limits set ends_at = now()`.execute(shop.database);
    expect(await hit()).toBeNull();
    await sql`update rate_limits set ends_at = now()`.execute(shop.database);
    await deleteExpiredCounts(shop.database);
    expect(await shop.database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('the database stores only keyed hashes of subjects', async () => {
    const visitor = await shop.visitor({ sub: 'session-of-ada', network: '192.0.2.1' });
    await creditCheck(visitor);
    const keys = (await shop.database.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/u);
    // Without the key the table does not reveal an address.
    const subject = ['credit-check:address:192.0.2.1', { max: 1, seconds: 60 }] as const;
    await createRateCounter(shop.database, `${sessionKey}!`).count([subject]);
    expect(await shop.database.selectFrom('rate_limits').select('key').execute()).toHaveLength(3);
  });
});

it('a client without a session is counted by its connection, not by a claimed address', async () => {
  const shop = await openTestShop();
  const ask = (address: string) =>
    shop.app.inject({ url: iban, headers: { 'x-forwarded-for': address, forwarded: `for=${address}` } });
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await ask(`192.0.2.${index}`)).statusCode);
  expect(statuses.slice(-2)).toEqual([200, 429]);
  await shop.close();
});

it('[I8, I10] without readable counts every request is refused', async () => {
  const postgres = await startPostgres();
  const shop = await openTestShop(() => openPostgresWithDemo(postgres.url));
  const visitor = await shop.visitor();
  expect((await visitor.call('GET', iban)).status).toBe(200);
  await postgres.stop();
  expect((await visitor.call('GET', iban)).problem).toMatchObject({ status: 503, code: 'database_unavailable' });
  await shop.close();
});

it('[K1] a session with too many orders gets 429', async () => {
  const shop = await openTestShop();
  const { guest } = await orderMade(shop);
  await sql`update rate_limits set hits = 300`.execute(shop.database);
  expect((await guest.createOrder()).problem).toMatchObject({ status: 429, code: 'too_many_requests' });
  await shop.close();
});

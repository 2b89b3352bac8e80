import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isWithout, stressRun } from '@alzette/server-kit/testing';
import { openPostgres } from '@alzette/shop-api/platform/testing';
import { CrashingShop } from '../../../test/crash/crashing-shop';
import { Shoppers } from '../../../test/crash/shoppers';
import { type DebianPostgres, startDebianPostgres } from '../../../test/debian-postgres';
import { createDatabase } from '../../../test/postgres';
import { buildServer, type BuiltServer } from '../../../test/server-process';

const row = stressRun('restore', { test: 1, full: 1, stress: 20 });
const itWithPostgres = isWithout('postgresql') ? it.skip : it;
/** Orders that are confirmed before the next step. */
const orders = 3;

let built: BuiltServer;
let postgres: DebianPostgres;
let folder: string;

beforeAll(async () => {
  if (isWithout('postgresql')) return;
  built = buildServer({ startsOften: true });
  postgres = await startDebianPostgres();
  folder = mkdtempSync(join(tmpdir(), 'alzette-restore-'));
}, 120_000);
afterAll(async () => {
  if (isWithout('postgresql')) return;
  rmSync(folder, { recursive: true });
  await postgres.stop();
  built.remove();
});

itWithPostgres(
  '[V14] a backup made under load is restored on an empty server, with every order that was acknowledged before, and no number is given twice',
  async () => {
    const sums = { before: 0, lost: 0, numbers: 0, repeated: 0 };
    for (let round = 0; round < row.tries; round += 1) {
      const { before, lost, numbers, repeated } = await drill(`shop_${round}`);
      expect({ lost, repeated }).toEqual({ lost: 0, repeated: 0 });
      sums.before += before;
      sums.numbers += numbers;
      row.progress(round + 1);
    }
    expect(sums.before).toBeGreaterThan(0);
    row.result(sums);
  },
  120_000 + 120_000 * row.tries,
);

/** The steps of docs/guides/operate.md. */
async function drill(name: string) {
  const database = await createDatabase(postgres.url, 'template1', name);
  const { url } = database;
  const environment = { DATABASE_URL: url };
  const place = { name: url, environment, open: () => openPostgres(url), remove: database.drop };
  const shop = await CrashingShop.open(built, place);
  await shop.start();
  const buying = handled(shop.shoppers.buy());
  await untilConfirmed(shop.shoppers, orders);
  const acknowledged = shop.shoppers.purchases.flatMap(({ told: { order, number } }) =>
    order ? [{ token: order.tokenValue, number: number ?? null }] : [],
  );
  const file = join(folder, `${name}.dump`);
  await postgres.tool('pg_dump', '--format=custom', `--file=${file}`, url);
  await untilConfirmed(shop.shoppers, numbersOf(shop.shoppers).length + orders);
  await shop.stop('SIGKILL');
  await buying;
  const given = numbersOf(shop.shoppers);

  await database.drop();
  await createDatabase(postgres.url, 'template1', name);
  await postgres.tool(
    'pg_restore',
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${url}`,
    file,
  );
  const lost = await countMissing(url, acknowledged);
  const moved = spawnSync(process.execPath, [built.file, 'after-restore', '--ahead', '1000'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  expect(moved).toMatchObject({ status: 0, stdout: expect.stringMatching(/^order_number: \d+ -> \d+$/mu) });

  await shop.start();
  const after = new Shoppers({ server: shop.server, partner: shop.partner });
  const buyingAgain = handled(after.buy());
  await untilConfirmed(after, orders);
  after.leave();
  await buyingAgain;
  await shop.stop('SIGTERM');
  expect(await shop.audit(after)).toMatchObject({ lost: 0, doubled: 0, contradictions: 0 });
  await shop.close();
  await place.remove();
  const again = numbersOf(after);
  return {
    before: acknowledged.length,
    lost,
    numbers: given.length + again.length,
    repeated: again.filter((number) => given.includes(number)).length,
  };
}

/** A rejection is reported where the promise is awaited, and not before. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

async function untilConfirmed(shoppers: Shoppers, count: number): Promise<void> {
  while (numbersOf(shoppers).length < count) await sleep(50);
}

function numbersOf({ purchases }: Shoppers): string[] {
  return purchases.flatMap(({ told }) => told.number ?? []);
}

interface Acknowledged {
  readonly token: string;
  /** Null if the order was not confirmed. */
  readonly number: string | null;
}

async function countMissing(url: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const { database, close } = await openPostgres(url);
  const { rows } = await sql<Acknowledged>`select token_value as token, number from orders`.execute(database);
  await close();
  const restored = new Map(rows.map(({ token, number }) => [token, number]));
  const isKept = ({ token, number }: Acknowledged) =>
    restored.has(token) && (number === null || restored.get(token) === number);
  return acknowledged.filter((each) => !isKept(each)).length;
}

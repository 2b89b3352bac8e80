import { rmSync, mkdtempSync, chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { freePort, isWithout } from '@alzette/server-kit/testing';
import { migrations, openPostgres } from '@alzette/shop-api/platform/testing';
import { pgbouncerConfiguration } from '../../../test/cluster/configurations';
import { endProgram, makeFolder, startProgram, untilListening } from '../../../test/cluster/program';
import { createDatabase, startPostgres } from '../../../test/postgres';
import { openTestShop } from '../../../test/shop';
import { openPostgresWithDemo } from '../../../test/shop-on';

const itWithPgbouncer = isWithout('pgbouncer') ? it.skip : it;
const undo: (() => unknown)[] = [];
let url: string;

/** Fewer connections than the instances want: their statements change connections all the time. */
const poolSize = 3;

beforeAll(async () => {
  if (isWithout('pgbouncer')) return;
  const postgres = await startPostgres();
  const parent = mkdtempSync(join(tmpdir(), 'alzette-pgbouncer-'));
  chmodSync(parent, 0o755);
  const folder = makeFolder(join(parent, 'pgbouncer'));
  const port = await freePort();
  const direct = new URL((await createDatabase(postgres.url)).url);
  writeFileSync(join(folder, 'pgbouncer.ini'), pgbouncerConfiguration(port, Number(direct.port), poolSize));
  const pgbouncer = startProgram(folder, 'pgbouncer', [join(folder, 'pgbouncer.ini')]);
  await untilListening(port);
  undo.push(
    () => endProgram(pgbouncer, 'SIGKILL'),
    () => postgres.stop(),
    () => rmSync(parent, { recursive: true }),
  );
  url = `postgres://postgres@127.0.0.1:${port}${direct.pathname}`;
});
afterAll(async () => {
  for (const step of undo) await step();
});

itWithPgbouncer(
  '[V2] instances that start together behind PgBouncer in transaction mode migrate once, and leave no lock',
  async () => {
    const copies = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
    const [first] = copies;
    if (!first) throw new Error('No copy started');
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      first.database,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    const locks = await sql`select 1 from pg_locks where locktype = 'advisory'`.execute(first.database);
    expect(locks.rows).toEqual([]);
    await Promise.all(copies.map(({ close }) => close()));
  },
);

itWithPgbouncer(
  '[V2] orders submitted together get one order for each key behind PgBouncer in transaction mode',
  async () => {
    const shop = await openTestShop(() => openPostgresWithDemo(url));
    const guests = await Promise.all(Array.from({ length: 8 }, () => shop.guest()));
    const responses = await Promise.all(
      guests.flatMap((guest, index) => [1, 2, 3].map(() => guest.createOrder({}, `key-${index}-of-a-pooled-order`))),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    const numbers = new Set(responses.map(({ body }) => body.tokenValue));
    expect(numbers.size).toBe(guests.length);
    await shop.close();
  },
);

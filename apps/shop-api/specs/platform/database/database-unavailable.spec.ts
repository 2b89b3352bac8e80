import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { openPostgres } from '@alzette/shop-api/platform/testing';
import { createDatabase, sharedServer, startPostgres } from '../../../test/postgres';
import { openPostgresWithDemo } from '../../../test/shop-on';
import { openTestShop } from '../../../test/shop';

it('an unavailable database gets 503 quickly and no acknowledgement', async () => {
  const postgres = await startPostgres();
  const shop = await openTestShop(() => openPostgresWithDemo(postgres.url));
  const guest = await shop.guest();
  await postgres.stop();

  const before = Date.now();
  const order = await guest.createOrder();
  expect(order).toMatchObject({ status: 503, problem: { code: 'database_unavailable' } });
  expect((await shop.app.inject('/health/ready')).statusCode).toBe(503);
  expect((await shop.app.inject('/health/live')).statusCode).toBe(200);
  expect(Date.now() - before).toBeLessThan(4_000);
  await shop.close();
});

it('an unresponsive database is detected although idle connections are handed out', async () => {
  const postgres = await startPostgres();
  const { database, close } = await openPostgres(postgres.url);
  const idle = 18;
  await Promise.all(Array.from({ length: idle }, () => sql`select pg_sleep(0.3)`.execute(database)));
  await postgres.tell('suspend');

  let refusals = 0;
  const asked: Promise<unknown>[] = [];
  while (asked.length < idle && refusals === 0) {
    asked.push(sql`select 1`.execute(database).catch(() => (refusals += 1)));
    await sleep(200);
  }
  expect(asked.length).toBeLessThan(idle);
  await Promise.all(asked);
  expect(refusals).toBe(asked.length);
  await postgres.tell('resume');
  await close();
  await postgres.stop();
});

it('[V1] a request to a database that became a replica gets 503, and the connections to it are replaced', async () => {
  const postgres = await startPostgres();
  const shop = await openTestShop(() => openPostgresWithDemo(postgres.url));
  const guest = await shop.guest();
  const administrator = new pg.Client(postgres.url);
  await administrator.connect();
  const database = new URL(postgres.url).pathname.slice(1);
  await administrator.query(`alter database ${database} set default_transaction_read_only = on`);
  await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await sleep(100);
  expect(await guest.createOrder()).toMatchObject({ status: 503, problem: { code: 'database_unavailable' } });

  // Connections that are open stay read-only.
  await administrator.query(`set default_transaction_read_only = off`);
  await administrator.query(`alter database ${database} reset default_transaction_read_only`);
  await administrator.end();
  expect((await guest.createOrder()).status).toBe(201);
  await shop.close();
  await postgres.stop();
});

it('a closed database opens no connection, although it was due for a heartbeat', async () => {
  const { url, drop } = await createDatabase(sharedServer(), 'migrated');
  const { database, close } = await openPostgres(url);
  // A heartbeat is due when 300 ms have passed without a response, and a refusal is none.
  await sleep(300);
  await expect(sql`select 1 / 0`.execute(database)).rejects.toThrow('division by zero');
  await close();
  await sleep(500);

  const administrator = new pg.Client(sharedServer());
  await administrator.connect();
  const open = await administrator.query('select pid from pg_stat_activity where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
  expect(open.rows).toEqual([]);
  await administrator.end();
  await drop();
});

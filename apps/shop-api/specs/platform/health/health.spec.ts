import { sql } from 'kysely';
import { openTestShop, sessionKey, type TestShop } from '../../../test/shop';
import { build } from '../../../src/build';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('the server is always live, and ready only while the database responds', async () => {
  const other = await openTestShop();
  expect((await other.app.inject('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await other.app.inject('/health/ready')).json()).toEqual({ status: 'ok' });

  await other.database.destroy();
  const response = await other.app.inject('/health/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'database_unavailable' });
  expect((await other.app.inject('/health/live')).statusCode).toBe(200);
  await other.app.close();
});

it('a stopping server is not ready and closes connections', async () => {
  const lifecycle = { isDraining: false };
  const app = await build({ ...shop.context, sessionKey, lifecycle });
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  lifecycle.isDraining = true;
  const { statusCode, headers } = await app.inject('/health/ready');
  expect([statusCode, headers.connection]).toEqual([503, 'close']);
  await app.close();
});

it('[V11] readiness names version and commit', async () => {
  const info = { version: '1.2.3', commit: '0a1b2c3d4e5f' };
  const app = await build({ ...shop.context, sessionKey, build: info });
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok', ...info });
  await app.close();
});

it('[V8] readiness warns of an allowed sandbox', async () => {
  const app = await build({ ...shop.context, sessionKey, sandbox: 'shown' });
  expect((await app.inject('/health/ready')).json()).toEqual({
    status: 'ok',
    warnings: [expect.stringContaining('ALZETTE_ALLOW_SANDBOX')],
  });
  await app.close();
});

it('a missing migration makes the server not ready, an unknown one does not', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', 'now')`.execute(shop.database);
  expect((await shop.app.inject('/health/ready')).statusCode).toBe(200);
  await sql`delete from kysely_migration where name = '0009-order-history'`.execute(shop.database);
  const response = await shop.app.inject('/health/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    code: 'database_outdated',
    detail: expect.stringContaining('0009-order-history'),
  });
});

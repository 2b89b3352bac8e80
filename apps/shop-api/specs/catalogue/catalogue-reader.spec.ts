import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'kysely';
import { openReplica } from '@alzette/shop-api/platform';
import { type OpenDatabase, openPostgres } from '@alzette/shop-api/platform/testing';
import { createDatabase, sharedServer, type TestDatabase } from '../../test/postgres';
import { openTestShop, sessionKey, sessionToken, type TestShop } from '../../test/shop';
import { ShopVisitor } from '../../test/shop-visitor';
import { build } from '../../src/build';

const base = '/api/catalogue/subscriptions/mobile/variant';

// The rows of the replica differ, so that a response shows where it was read.
let shop: TestShop;
let replicaRows: OpenDatabase;
let replica: OpenDatabase;
let replicated: TestDatabase;
beforeAll(async () => {
  replicated = await createDatabase(sharedServer(), 'demo');
  replicaRows = await openPostgres(replicated.url);
  shop = await openTestShop();
  await replicaRows.database.updateTable('catalogue_subscriptions').set({ price_new_customer: 1 }).execute();
});
beforeEach(async () => {
  replica = openReplica(replicated.url);
  await catchUp();
});
afterEach(() => replica.close());
afterAll(async () => {
  await shop.close();
  await replicaRows.close();
  await replicated.drop();
});

/** New ones, of the replica. */
async function allowConnections(allowed: boolean): Promise<void> {
  const name = new URL(replicated.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} allow_connections ${sql.lit(allowed)}`.execute(shop.database);
}

/** Sets the version of the replica to that of the primary, as after replication. */
async function catchUp(): Promise<void> {
  const { version } = await shop.database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  await sql`update catalogue_version set version = ${version}`.execute(replicaRows.database);
}

/** An instance with nothing cached yet; serves prices. */
async function withReplica({ database }: Pick<OpenDatabase, 'database'>) {
  const app = await build({ ...shop.context, catalogueReplica: database, sessionKey });
  const visitor = new ShopVisitor(app, await sessionToken());
  const read = async (code = 'mobile-alzette-s', locale = 'en') =>
    visitor.call<{ price: { applied: { newCustomer: number } } }>('GET', `${base}/${code}?locale=${locale}`);
  const price = async (...of: Parameters<typeof read>) => (await read(...of)).body.price.applied.newCustomer;
  return { app, visitor, read, price };
}

it('[V5] the catalogue is read from the replica, and data that it lacks is not requested twice', async () => {
  const { app, price, read } = await withReplica(replica);
  expect([await price(), await price('mobile-alzette-m')]).toEqual([1, 1]);
  expect((await read('mobile-unknown')).status).toBe(404);
  expect(await price('mobile-alzette-l')).toBe(1);
  await app.close();
});

it('[V5] a change of the primary shows at once, however far the replica lags', async () => {
  const { app, price } = await withReplica(replica);
  expect(await price()).toBe(1);
  await shop.database
    .updateTable('catalogue_subscriptions')
    .set({ price_new_customer: 1_234 })
    .where('code', '=', 'mobile-alzette-s')
    .execute();
  expect([await price(), await price('mobile-alzette-s', 'fr')]).toEqual([1_234, 1_234]);
  await catchUp();
  expect(await price('mobile-alzette-s', 'de')).toBe(1);
  await app.close();
});

it('[V5] an order has the prices of the primary', async () => {
  const { app } = await withReplica(replica);
  const guest = await shop.guest();
  const { body } = await guest.at(app).createOrder();
  expect(body.items.map(({ monthly }) => monthly)).not.toContain(1);
  await app.close();
});

it('[V5] after a failure the primary responds, for ten seconds without the replica', async () => {
  const { app, price } = await withReplica(replica);
  await allowConnections(false);
  const primary = await price('mobile-alzette-m');
  expect(primary).toBeGreaterThan(1);
  await allowConnections(true);
  expect(await price('mobile-alzette-m', 'fr')).toBe(primary);
  shop.clock.now = new Date(shop.clock.now.getTime() + 10_000);
  expect(await price('mobile-alzette-m', 'de')).toBe(1);
  await app.close();
});

it('[V5] a replica that accepts connections and does not respond delays no request', async () => {
  const stalled = await startStalled();
  const opened = openReplica(`postgres://shop@localhost:${(stalled.address() as AddressInfo).port}/shop`);
  const { app, price } = await withReplica(opened);
  expect(await price('mobile-alzette-m')).toBeGreaterThan(1);
  await app.close();
  await opened.close();
  stalled.close();
});

async function startStalled(): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).unref());
  server.listen(0);
  await once(server, 'listening');
  return server;
}

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inVolume } from '@alzette/server-kit/testing';
import type { OrderResponse } from '@alzette/shop-model';
import { lockFolder, openEmbeddedDatabase } from '@alzette/shop-api/platform/testing';
import { customerOrder } from '../test/builders';
import { startPartnerServer, type PartnerServer } from '../test/partner-server';
import {
  buildServer,
  loadDemoCatalogue,
  startServer,
  type BuiltServer,
  type ServerProcess,
} from '../test/server-process';
import { operatorFile, sessionToken } from '../test/shop';

let built: BuiltServer;
let data: string;
let partner: PartnerServer;
const started: ServerProcess[] = [];

beforeAll(async () => {
  partner = await startPartnerServer();
  built = buildServer();
  data = mkdtempSync(join(tmpdir(), 'alzette-shop-api-'));
  await loadDemoCatalogue(built, { ALZETTE_DATA: data });
});
afterEach(() => Promise.all(started.splice(0).map((server) => server.stop('SIGKILL'))));
afterAll(async () => {
  await partner.close();
  built.remove();
  rmSync(data, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(built, { ALZETTE_DATA: data, ALZETTE_PARTNER_URL: partner.url, ...environment });
  started.push(server);
  return server;
}

/** Creates orders until the server is gone and records the acknowledged ones by key. */
async function orderUntilGone(
  url: string,
  token: string,
  acknowledged: Map<string, string>,
  name: string,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${name}-${count}`;
    const response = await post(url, token, key).catch(() => null);
    if (!response) return;
    expect(response.status).toBe(201);
    const body = (await response.json().catch(() => null)) as OrderResponse | null;
    if (body) acknowledged.set(key, body.tokenValue);
  }
}

function post(url: string, token: string, key: string): Promise<Response> {
  return fetch(`${url}/api/v2/shop/alzette/order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(customerOrder),
  });
}

const rounds = inVolume({ test: 1, full: 3 });

it('a server that is killed under load repeatedly loses no acknowledged order and repeats none', async () => {
  const token = await sessionToken({ account: customerOrder.accountNumber });
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    await server.ready();
    const workers = [0, 1, 2, 3].map((worker) => orderUntilGone(server.url, token, acknowledged, `${round}-${worker}`));
    const enough = acknowledged.size + 10 + 3 * round;
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.stop('SIGKILL');
    await Promise.all(workers);
    if (round === rounds - 1) writeFileSync(join(data, 'shop-api/postmaster.pid'), '');
  }

  const server = await start();
  await server.ready();
  expect(acknowledged.size).toBeGreaterThanOrEqual(10 * rounds);
  const [key, tokenValue] = [...acknowledged].at(-1) ?? ['', ''];
  const replay = (await (await post(server.url, token, key)).json()) as OrderResponse;
  expect(replay.tokenValue).toBe(tokenValue);
  expect(await server.stop('SIGTERM')).toBe(0);

  const { keys, orders } = await readOrders();
  for (const [acknowledgedKey, token] of acknowledged) expect(keys.get(acknowledgedKey)).toBe(token);
  expect(orders).toBe(keys.size);
});

/** The order of each key, and the number of orders. */
async function readOrders(): Promise<{ keys: Map<string, string>; orders: number }> {
  const { database, close } = await openEmbeddedDatabase(join(data, 'shop-api'));
  const rows = await database
    .selectFrom('idempotency_keys')
    .innerJoin('orders', 'orders.id', 'idempotency_keys.order_id')
    .select(['key', 'token_value'])
    .execute();
  const orders = await database.selectFrom('orders').select('id').execute();
  await close();
  return { keys: new Map(rows.map((row) => [row.key, row.token_value])), orders: orders.length };
}

it('a folder that another process uses is refused with the process id', async () => {
  const lock = lockFolder(join(data, 'shop-api'));
  const server = await start();
  expect(await server.exitCode()).toBe(1);
  expect(server.errors()).toContain(`in use by process ${process.pid}`);
  expect(server.errors()).toContain('ALZETTE_DATA');
  lock.release();
});

it('all invalid variables are reported at once', async () => {
  const server = await start({ ALZETTE_SESSION_KEY: 'short', ALZETTE_PAYMENT_KEY: '', LOG_LEVEL: 'loud' });
  expect(await server.exitCode()).toBe(1);
  for (const name of ['ALZETTE_SESSION_KEY', 'ALZETTE_PAYMENT_KEY', 'LOG_LEVEL'])
    expect(server.errors()).toContain(name);
});

it('an unreachable database is reported without the password', async () => {
  const server = await start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:9/shop' });
  expect(await server.exitCode()).toBe(1);
  expect(server.errors()).toMatch(/DATABASE_URL cannot be used .*ECONNREFUSED/u);
  expect(server.errors()).not.toContain('secret');
});

it('[K14, V8] missing legal texts are reported at once with the other faults, as orders store their versions', async () => {
  const operator = join(data, 'operator.json');
  copyFileSync(operatorFile, operator);
  const server = await start({ ALZETTE_OPERATOR: operator, LOG_LEVEL: 'loud' });
  expect(await server.exitCode()).toBe(1);
  for (const name of ['terms.fr.md', 'privacy.de.md', 'LOG_LEVEL']) expect(server.errors()).toContain(name);
  expect(server.errors()).not.toMatch(/^ +at /mu);
});

it('a failed command prints a message and exits with 1', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [built.file, ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ALZETTE_DATA: data },
    });
  expect(run('orders', 'show', 'nothing', '--by', 'Ada')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no order nothing'),
  });
  expect(run('cnacel')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('use one of load-demo-catalogue'),
  });
});

it('a used port is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = await start({ ALZETTE_SHOP_API_PORT: String(port) });
  expect(await server.exitCode()).toBe(1);
  expect(server.errors()).toMatch(new RegExp(`its port is taken .*${port}`, 'u'));
  other.close();
});

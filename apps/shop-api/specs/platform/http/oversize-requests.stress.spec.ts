import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort, stressRun } from '@alzette/server-kit/testing';
import { orderRequest } from '../../../test/builders';
import { createDatabase, sharedServer, type TestDatabase } from '../../../test/postgres';
import { buildServer, startServer, type BuiltServer, type ServerProcess } from '../../../test/server-process';
import { sessionToken } from '../../../test/shop';

const row = stressRun('oversize-requests', { test: 10, full: 40, stress: 5_000 });
/** A sample shares its machine with other tests, so it only shows that the server is never blocked for long. */
const maxHealthMs = row.tries === 5_000 ? 200 : 2_000;
/** One large body is 14 MiB. */
const maxGrowthBytes = 12 * 1024 * 1024;
const atOnce = 10;

let database: TestDatabase;
let build: BuiltServer;
let server: ServerProcess;
let metricsUrl: string;

beforeAll(async () => {
  build = buildServer();
  database = await createDatabase(sharedServer());
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startServer(build, {
    DATABASE_URL: database.url,
    ALZETTE_METRICS_PORT: String(port),
    NODE_OPTIONS: `--require "${join(__dirname, '../../../test/collect-garbage.cjs')}"`,
  });
  await server.ready();
}, 120_000);
afterAll(async () => {
  await server.stop('SIGTERM');
  await database.drop();
  build.remove();
});

const megabytes = (count: number) => 'A'.repeat(count * 1024 * 1024);
const proof = (content: string) => ({ proofOfResidence: { filename: 'bill.pdf', content } });
const json = 'application/json';
const order = '/api/v2/shop/alzette/order';

/** A body that a stranger may send, and its address. */
const attacks: readonly (readonly [path: string, body: () => string])[] = [
  [order, () => JSON.stringify({ ...orderRequest(), ...proof(megabytes(14)) })],
  [order, () => JSON.stringify({ ...orderRequest(), email: megabytes(14) })],
  [order, () => JSON.stringify({ ...orderRequest(), ...proof(megabytes(17)) })],
  [order, () => JSON.stringify({ ...orderRequest(), items: Array.from({ length: 80_000 }, () => ({})) })],
  [order, () => `${'['.repeat(130_000)}${']'.repeat(130_000)}`],
  [order, () => `{"a":"${'\\u0041'.repeat(40_000)}","__proto__":{}}`],
  ['/api/v2/nowhere', () => megabytes(14)],
  ['/api/v2/shop/orders/t/customer-info', () => JSON.stringify({ email: megabytes(1) })],
  ['/api/v2/tool/sign/document/update/t', () => JSON.stringify(Object.fromEntries(manyKeys()))],
  ['/api/v2/webhooks/cardpay', () => megabytes(1)],
];

function* manyKeys(): Generator<readonly [string, number]> {
  for (let index = 0; index < 20_000; index += 1) yield [`k${index}`, index];
}

/** The status of the response, or `cut` when the server closed the connection before. */
async function attack(index: number): Promise<number | 'cut'> {
  const [path, body] = attacks[index % attacks.length] ?? ['/', () => ''];
  const headers = {
    'content-type': json,
    authorization: `Bearer ${await sessionToken()}`,
    'idempotency-key': randomUUID(),
  };
  return fetch(`${server.url}${path}`, { method: 'POST', headers, body: body() }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 'cut',
  );
}

/** How long the server lets a client send one byte a second. */
async function trickle(): Promise<number> {
  const startedAt = Date.now();
  const { hostname, port } = new URL(server.url);
  const socket = createConnection(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`POST ${order} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${json}\r\ncontent-length: 14000000\r\n`);
  socket.write(`authorization: Bearer ${await sessionToken()}\r\n\r\n`);
  const timer = setInterval(() => socket.writable && socket.write('1'), 1_000);
  socket.resume();
  await once(socket, 'close');
  clearInterval(timer);
  return Date.now() - startedAt;
}

/** Requests the health check 20 times a second, in a thread of its own, because the attacks keep this one busy. */
function watchHealth() {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const state = { slowest: 0, failed: 0, asked: 0, isOver: false };
    parentPort.once('message', () => { state.isOver = true; });
    (async () => {
      while (!state.isOver) {
        const began = performance.now();
        const isWell = await fetch(workerData).then(async (response) => (await response.text(), response.ok), () => false);
        state.slowest = Math.max(state.slowest, performance.now() - began);
        state.asked += 1;
        if (!isWell) state.failed += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      parentPort.postMessage(state);
    })();`;
  const worker = new Worker(code, { eval: true, workerData: `${server.url}/health/live` });
  return async () => {
    worker.postMessage('stop');
    const [state] = (await once(worker, 'message')) as [{ slowest: number; failed: number; asked: number }];
    await worker.terminate();
    return state;
  };
}

/** The memory that the server uses, without garbage. */
async function usedBytes(): Promise<number> {
  // The server may still read the bodies; buffers are freed after the collection.
  await wait(1_000);
  server.process.kill('SIGWINCH');
  await wait(500);
  const text = await (await fetch(metricsUrl)).text();
  const figure = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'mu').exec(text)?.[1]);
  return figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes');
}

/**
 * How much more memory the server uses than `start`. Measured up to six times: V8 keeps the last text that a regular
 * expression read, which may be a whole body, until it reads another one.
 */
async function growthSince(start: number): Promise<number> {
  let growth = (await usedBytes()) - start;
  for (let again = 0; growth > maxGrowthBytes && again < 5; again += 1) growth = (await usedBytes()) - start;
  return growth;
}

it(
  '[K1, I4] oversize and slow requests are refused or cut, the server stays healthy, and its memory returns',
  async () => {
    for (let index = 0; index < attacks.length; index += 1) await attack(index);
    const start = await usedBytes();
    const stopHealth = watchHealth();
    // One in six is slow; at most 200 are open at once.
    const slow = Math.ceil(row.tries / 6);
    const responses = new Map<number | 'cut', number>();
    const lasted: number[] = [];
    const trickleAll = async () => {
      for (let begin = 0; begin < slow; begin += 200) {
        lasted.push(...(await Promise.all(Array.from({ length: Math.min(200, slow - begin) }, trickle))));
      }
    };
    const attackAll = async () => {
      for (let index = 0; index < row.tries - slow; index += atOnce) {
        const batch = await Promise.all(Array.from({ length: atOnce }, (_value, offset) => attack(index + offset)));
        for (const response of batch) responses.set(response, (responses.get(response) ?? 0) + 1);
        row.progress(index);
      }
    };
    await Promise.all([trickleAll(), attackAll()]);
    const health = await stopHealth();
    const growth = await growthSince(start);
    const slowestMs = Math.round(health.slowest);
    row.result({ ...Object.fromEntries(responses), slow, slowestHealthMilliseconds: slowestMs, growthBytes: growth });
    for (const response of responses.keys()) expect([400, 401, 404, 413, 415, 422, 'cut']).toContain(response);
    expect(lasted).toHaveLength(slow);
    expect(Math.max(...lasted)).toBeLessThan(40_000);
    expect({ failed: health.failed, isHeldUp: slowestMs > maxHealthMs, slowestMs }).toMatchObject({
      failed: 0,
      isHeldUp: false,
    });
    expect(growth).toBeLessThanOrEqual(maxGrowthBytes);
  },
  row.tries * 5_000 + 180_000,
);

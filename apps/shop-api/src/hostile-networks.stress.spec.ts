import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { cartCookieOf } from '@alzette/shop-model';
import { inVolume, stressRun } from '@alzette/server-kit/testing';
import { aCartItem } from '@alzette/shop-model/testing';
import { buildSync } from 'esbuild';
import { writeSiteFolders } from '../test/bundled-servers';
import { createDatabase, sharedServer } from '../test/postgres';
import { startThreeServers } from '../test/three-servers';

const networks = 10;
const visitors = 5;
const maps = 10;
const burstMs = 4_000;
/** A sample uses the embedded database, which runs in the server's process. */
const kinds = inVolume<readonly ('PGlite' | 'PostgreSQL')[]>({ test: ['PGlite'], full: ['PGlite', 'PostgreSQL'] });
/** p99 below this value is noise. In milliseconds. */
const quietFloorMs = 25;
/** A sample shares its machine with other tests, so it only shows that visitors are served. */
const sampleMaxMs = 5_000;

interface Figures {
  readonly durations: readonly number[];
  readonly refused: number;
}

/** Runs a loop for each client until it gets a message; returns the durations of all requests and the number of refusals. */
const threadCode = `
const { parentPort, workerData } = require('node:worker_threads');
const { siteUrl, clients, loops, requests, pauseMs, prefix } = workerData;
const durations = [];
let refused = 0, isOver = false;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
parentPort.once('message', () => { isOver = true; });
async function run(client, offset) {
  for (let turn = offset; !isOver; turn += 1) {
    const { path, ...init } = requests[turn % requests.length];
    const began = performance.now();
    const headers = { ...init.headers, 'x-forwarded-for': prefix + client };
    const status = await fetch(siteUrl + path, { ...init, headers }).then(
      async (response) => (await response.arrayBuffer(), response.status), () => 0);
    durations.push(performance.now() - began);
    if (status >= 400 || status === 0) refused += 1;
    await pause(status === 429 ? 1000 : pauseMs);
  }
}
const running = [];
for (let client = 1; client <= clients; client += 1)
  for (let loop = 0; loop < loops; loop += 1) running.push(run(client, loop * 7 + client));
Promise.all(running).then(() => parentPort.postMessage({ durations, refused }));
`;

interface Crowd {
  readonly siteUrl: string;
  readonly clients: number;
  /** How many loops each client runs at once. */
  readonly loops: number;
  readonly requests: readonly (RequestInit & { readonly path: string })[];
  readonly pauseMs: number;
  /** Prefix of the clients' addresses. */
  readonly prefix: string;
}

function start(crowd: Crowd): () => Promise<Figures> {
  const worker = new Worker(threadCode, { eval: true, workerData: crowd });
  return async () => {
    worker.postMessage('stop');
    const [figures] = (await once(worker, 'message')) as [Figures];
    await worker.terminate();
    return figures;
  };
}

/** The most expensive requests that a stranger may send. */
function attacks(): Crowd['requests'] {
  const items = Array.from({ length: 58 }, (_each, index) => aCartItem({ identifier: `line-${index}` }));
  const cookie = `alzette-cart=${cartCookieOf({ items, prepaid: null })}`;
  const codes = ['mobile/mobile-alzette-xs', 'mobile/mobile-alzette-m', 'tv/tv-start', 'internet/internet-fibre-500'];
  const summaries = codes.flatMap((code) =>
    ['fr', 'en', 'de'].map((locale) => ({
      path: `/api/v2/shop/alzette/offers/${code}/contract-summary?locale=${locale}`,
    })),
  );
  const reports = Array.from({ length: 12 }, (_each, index) => {
    const frames = Array.from(
      { length: 8 },
      (_frame, at) => `https://shop.example/assets/large-${(index + at) % maps}.js:1:${100 + 10 * index}`,
    );
    const body = JSON.stringify({ message: 'failed', frames });
    return { path: '/api/errors', method: 'POST', headers: { 'content-type': 'application/json' }, body };
  });
  const pages = Array.from({ length: 12 }, () => ({ path: '/fr/panier', headers: { cookie } }));
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((index) =>
    [summaries[index], reports[index], pages[index]].flatMap((each) => (each ? [each] : [])),
  );
}

const visits: Crowd['requests'] = [
  { path: '/fr/mobile' },
  { path: '/api/catalogue/subscriptions/mobile?locale=fr' },
  { path: '/api/session' },
  { path: '/fr/panier' },
];

async function siteWithMaps(folder: string): Promise<Readonly<Record<string, string>>> {
  const environment = await writeSiteFolders(folder);
  const contents = Array.from({ length: 20_000 }, (_each, index) => `export const f${index} = ${index};`).join('\n');
  const [map] = buildSync({
    stdin: { contents, sourcefile: 'large.ts', loader: 'ts' },
    ...{ sourcemap: 'external', minify: true, write: false, outfile: 'x.js' },
  }).outputFiles;
  mkdirSync(join(folder, 'shell/maps'), { recursive: true });
  for (let index = 0; index < maps; index += 1)
    writeFileSync(join(folder, `shell/maps/large-${index}.js.map`), map?.text ?? '');
  return environment;
}

const p99 = (durations: readonly number[]) =>
  [...durations].sort((one, other) => one - other)[Math.floor(durations.length * 0.99)] ?? 0;

it.each(kinds)(
  '[V7] ten hostile networks at their limits do not slow others down, on %s',
  async (kind) => {
    // Seconds with the attack, after the same time without it.
    const row = stressRun(`hostile-networks-${kind.toLowerCase()}`, { test: 3, full: 10, stress: 120 });
    const folder = mkdtempSync(join(tmpdir(), 'alzette-hostile-'));
    const database = kind === 'PostgreSQL' ? await createDatabase(sharedServer()) : null;
    const { siteUrl, stop } = await startThreeServers({
      ...(await siteWithMaps(folder)),
      ALZETTE_TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'error',
      ALZETTE_NETWORK_BUDGET: '50',
      ...(database && { DATABASE_URL: database.url }),
    });
    try {
      const visit = () =>
        start({ siteUrl, clients: visitors, loops: 1, requests: visits, pauseMs: 250, prefix: '198.51.100.' });
      const [, warmUp] = await Promise.all([wait(2_000), visit()]);
      await warmUp();
      const stopQuiet = visit();
      await wait(row.tries * 1_000);
      const quiet = await stopQuiet();
      const stopAttack = start({
        ...{ siteUrl, clients: networks, loops: 8, requests: attacks(), pauseMs: 0, prefix: '203.0.113.' },
      });
      // Lets the networks use up their burst budget.
      await wait(burstMs);
      const stopVisit = visit();
      await wait(row.tries * 1_000);
      const during = await stopVisit();
      const attack = await stopAttack();
      const figures = {
        p99Quiet: Math.round(p99(quiet.durations)),
        p99During: Math.round(p99(during.durations)),
        visits: during.durations.length,
        attacks: attack.durations.length,
        refusedAttacks: attack.refused,
      };
      row.result(figures);
      expect({ ...figures, refused: during.refused }).toMatchObject({ refused: 0 });
      const isFull = process.env['ALZETTE_VOLUME'] === 'stress';
      expect(figures.p99During).toBeLessThanOrEqual(
        isFull ? 2 * Math.max(quietFloorMs, figures.p99Quiet) : sampleMaxMs,
      );
    } finally {
      await stop();
      await database?.drop();
      rmSync(folder, { recursive: true });
    }
  },
  400_000,
);

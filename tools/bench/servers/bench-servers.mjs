// Measures throughput and latency of the built servers as separate processes. Targets are measured one
// after the other in several rounds, so that noise on the machine affects all of them. Each catalogue read is compared
// with a bare Fastify route that returns the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../process/run.mjs';
import { measureMails } from './mails.mjs';
import { measure, median, memoryAfter } from './measure.mjs';
import { measureReleases } from './releases.mjs';
import { startServers } from './started-servers.mjs';
import { keptPage, targetsOf } from './targets.mjs';

const rounds = 3;
const manyPages = 100_000;

export async function benchServers() {
  for (const name of ['shop-api', 'site-server']) await run(process.execPath, ['tools/server-build/build.mjs', name]);
  console.log('Starting the servers …');
  const servers = await startServers();
  try {
    const targets = await targetsOf(servers);
    const samples = new Map(targets.map(({ name }) => [name, []]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const target of targets) {
        console.log(`Round ${round} of ${rounds}: ${target.name}`);
        samples.get(target.name).push(await measure(target));
      }
    }
    report(
      targets.map((target) => ({ ...summary(target, samples.get(target.name)), ...memoryOf(target) })),
      await memoryAfter(keptPage(servers.site), manyPages),
      await measureReleases(servers),
      await measureMails(servers.database, servers.mails),
    );
  } finally {
    await servers.stop();
  }
}

function summary({ name, bare, least }, runs) {
  const of = (key) => median(runs.map((each) => each[key]));
  return {
    name,
    bare,
    least,
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    refused: runs.reduce((sum, { refused }) => sum + refused, 0),
  };
}

function memoryOf({ server }) {
  return { restMegabytes: server.restMegabytes, loadMegabytes: server.highestMegabytes };
}

function report(results, memory, releases, mails) {
  const withRatios = results.map((result) => {
    const beside = results.find(({ name }) => name === result.bare);
    return beside ? { ...result, ratio: Number((result.perSecond / beside.perSecond).toFixed(2)) } : result;
  });
  console.table(
    withRatios.map(({ name, perSecond, p50, p99, ratio, refused, restMegabytes, loadMegabytes }) => ({
      what: name,
      'per second': Math.round(perSecond),
      'p50 ms': p50,
      'p99 ms': p99,
      'of bare Fastify': ratio ?? '',
      refused,
      'MB at rest': restMegabytes,
      'MB under load': loadMegabytes,
    })),
  );
  console.log(`Site server: ${memory.before} MB, after ${manyPages} more pages ${memory.after} MB`);
  console.log(
    `A new release is in pages after ${releases.published.join(', ')} ms, the former after ${releases.rolledBack.join(', ')} ms`,
  );
  console.log(`Mails from the outbox: ${mails} a second`);
  for (const { name, least } of withRatios.filter(({ ratio, least }) => ratio < least))
    console.log(`Below ${least} of bare Fastify: ${name}`);
  const folder = join(root, 'dist/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'servers.json'),
    `${JSON.stringify({ rounds, results: withRatios, memory, releases, mails }, null, 2)}\n`,
  );
}

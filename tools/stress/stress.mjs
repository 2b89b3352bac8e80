// `npm run stress [part of a file name] [number]`: runs the reliability tests with their full numbers, or with another one. Each `*.stress.spec.ts` holds
// one or a few rows; `npm test` runs a fixed sample of the same files. Figures go to dist/stress.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../process/build.mjs';
import { root, run, tool } from '../process/run.mjs';
import { findOrInstall, installPackage, onPath } from '../test/programs.mjs';

const [name = '', tries = ''] = process.argv.slice(2);
const figures = join(root, 'dist/stress');
const noLimit = String(24 * 60 * 60 * 1000);

if (name === '') rmSync(figures, { recursive: true, force: true });
const failed = [];
for (const app of ['shop-api', 'site-server', 'partner-sandbox']) {
  for (const file of specsOf(join(root, 'apps', app)).filter((path) => path.includes(name))) await tryRow(app, file);
}
if ('shop-e2e/src/engines.e2e.ts'.includes(name)) await tryEngines();
printFigures();
if (failed.length > 0) {
  console.error(`\nBroken: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function tryRow(app, file) {
  const row = file.slice(join(root, 'apps').length + 1);
  await hold(row, async () => {
    if (row.includes('failover')) await installCluster();
    if (row.includes('restore.')) await findOrInstall('postgresql', console.log);
    await run(
      tool('jest'),
      ['-c', `apps/${app}/jest.config.cjs`, '--runTestsByPath', file, `--testTimeout=${noLimit}`],
      {
        env: { ALZETTE_VOLUME: 'stress', ALZETTE_STRESS_TRIES: tries },
        onLine: (line) => /^ {6}\S+: \d+ of/u.test(line) && console.log(line),
      },
    );
  });
}

/** Every flow in every engine and language. It has a number of its own: `tries` repeats it. */
function tryEngines() {
  return hold('shop-e2e/src/engines.e2e.ts', async () => {
    for (const name of ['firefox', 'webkit']) await findOrInstall(name, console.log);
    const config = [
      '-c',
      'apps/shop-e2e/playwright.config.ts',
      'engines',
      '--retries=0',
      '--timeout=0',
      '--reporter=list',
    ];
    await buildAll(console.log);
    await run(tool('playwright'), ['test', ...config, `--repeat-each=${tries || 1}`], {
      env: { ALZETTE_VOLUME: 'stress' },
      onLine: (line) => /^ +[✓✘]/u.test(line) && console.log(line),
    });
  });
}

/** Prints whether a row holds, and records a row that does not. */
async function hold(row, work) {
  const began = Date.now();
  console.log(`${row} …`);
  try {
    await work();
    console.log(`  held, ${Math.round((Date.now() - began) / 1000)} s`);
  } catch (error) {
    failed.push(row);
    console.error(error.output ?? error);
  }
}

/** @throws Error with instructions when one cannot be installed */
async function installCluster() {
  const programs = {
    patroni: ['patroni', 'python3-etcd'],
    etcd: ['etcd-server'],
    haproxy: ['haproxy'],
    pgbouncer: ['pgbouncer'],
    '/usr/lib/postgresql/15/bin/postgres': ['postgresql-15'],
  };
  for (const [program, packages] of Object.entries(programs)) {
    if (onPath([program])) continue;
    for (const each of packages) await installPackage(each);
    if (!onPath([program]))
      throw new Error(`${program} could not be installed: run "apt-get install ${packages.join(' ')}".`);
  }
}

function specsOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.stress.spec.ts'))
    .map((file) => join(folder, file))
    .sort();
}

function printFigures() {
  if (!existsSync(figures)) return;
  console.log('\nFigures');
  for (const file of readdirSync(figures).sort()) {
    const { name: row, ...counted } = JSON.parse(readFileSync(join(figures, file), 'utf8'));
    console.log(
      `  ${row}: ${Object.entries(counted)
        .map(([key, value]) => `${key} ${value}`)
        .join(', ')}`,
    );
  }
}

// `npm run dev`: starts dev servers of the shell and all remotes with fast refresh, and the shop's servers, which restart
// on each change. `npm run dev -- --only cart` serves one remote and uses the released versions of the others. ALZETTE_BYPASS skips
// checks (docs/guides/writing-a-remote.md). A remote that is generated meanwhile is served too.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, watchFile, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { step } from '../process/progress.mjs';
import { root, run, tool } from '../process/run.mjs';

checkNode();
if (needsInstall()) await step(1, 3, 'Installing packages', install);
const { releaseMissing, servers } = await import('../process/build.mjs');
const { freePort, reserve } = await import('../process/ports.mjs');
const { readRemotes } = await import('../process/remotes.mjs');
const { startServers } = await import('../process/servers.mjs');

const firstBuildLimit = 180_000;
const builds = join(root, 'dist/dev');
const watchers = [];
const running = new Map();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const remotes = readRemotes();
if (only !== undefined && !remotes.some(({ name }) => name === only)) {
  console.error(`There is no remote "${only}". The remotes are ${remotes.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const isServed = ({ name }) => only === undefined || name === only;
const released = remotes.filter((remote) => !isServed(remote)).map(({ name }) => name);
const store = released.length > 0 ? (process.env.ALZETTE_STORE ?? join(root, 'dist/store')) : join(builds, 'store');
const operatorFile = resolve(
  root,
  process.env.ALZETTE_OPERATOR ?? 'libs/server/operator-config/operators/alzette.json',
);
const shop = process.env.ALZETTE_SITE_URL ?? 'http://localhost:4200';
const remotePorts = new Map();

await step(2, 3, 'Building', async () => {
  for (const name of ['shell', 'store', ...servers]) rmSync(join(builds, name), { recursive: true, force: true });
  for (const name of servers) watch(['tools/server-build/build.mjs', name, '--watch']);
  watch(['tools/dev-server/serve.mjs', 'shell'], { ALZETTE_DEV_PORT: String(await preferredPort(4210)) });
  for (const remote of remotes.filter(isServed)) await serve(remote);
  await Promise.all([
    // The page that hosts a remote on its own.
    run(tool('nx'), ['build', 'dev-host', '--outputStyle=static'], { env: { FORCE_COLOR: '0' } }),
    written(join(builds, 'shell/shell-manifest.json')),
    ...servers.map((name) => written(mainOf(name))),
    ...[...remotePorts.keys()].map(responds),
  ]);
  await releaseMissing(store, released);
});
await step(3, 3, 'Starting', restartAll);
for (const name of servers) whenChanged(mainOf(name), () => restart(name));
whenChanged(operatorFile, restartAll);
void followRemotes();
for (const [name, port] of remotePorts) console.log(`${name} alone: http://localhost:${port}`);
if (released.length > 0) console.log(`As released in ${store}: ${released.join(', ')}`);
console.log(`\nShop ready at ${shop} (watching; Ctrl-C stops it)`);

function mainOf(server) {
  return join(builds, server, 'main.mjs');
}

/** The configured port of a dev server, or a free one when another process has it. */
async function preferredPort(port) {
  return port !== undefined && (await reserve(port)) ? port : freePort();
}

async function serve({ name, devPort }) {
  const port = await preferredPort(devPort);
  remotePorts.set(name, port);
  watch(['tools/dev-server/serve.mjs', name], { ALZETTE_DEV_PORT: String(port) });
}

/** Serves a remote that is generated meanwhile, and shows the pages that package.json files name. */
async function followRemotes() {
  let known = JSON.stringify(readRemotes());
  while (!isStopping) {
    try {
      const found = JSON.stringify(readRemotes());
      await delay(1000);
      // A generator may still write.
      const present = readRemotes();
      if (found === known || found !== JSON.stringify(present)) continue;
      known = found;
      for (const remote of present.filter(({ name }) => !remotePorts.has(name) && !released.includes(name))) {
        await serve(remote);
        await responds(remote.name);
        console.log(`${remote.name} alone: http://localhost:${remotePorts.get(remote.name)}`);
      }
      await restart('site-server');
      for (const { path } of Object.values(pagesOf(present))) console.log(`${shop}/en/${path.en}`);
    } catch (error) {
      console.error(error.message);
    }
  }
}

function environment() {
  const operator = JSON.parse(readFileSync(operatorFile, 'utf8'));
  // Releases bring their pages; these remotes have no release.
  const pages = { ...pagesOf(readRemotes()), ...operator.pages };
  const file = join(builds, 'operator.json');
  writeFileSync(file, JSON.stringify({ ...operator, pages }));
  cpSync(join(dirname(operatorFile), 'legal'), join(builds, 'legal'), { recursive: true });
  return {
    ALZETTE_STORE: store,
    ALZETTE_SHELL_DIR: join(builds, 'shell'),
    ALZETTE_OPERATOR: file,
    ALZETTE_OVERRIDES: process.env.ALZETTE_OVERRIDES ?? 'http://localhost:*',
    ALZETTE_REMOTE_SERVERS: [...remotePorts].map(([name, port]) => `${name}=http://localhost:${port}`).join(','),
  };
}

function pagesOf(present) {
  return Object.assign({}, ...present.map(({ pages }) => pages));
}

/** In sequence: shop-api trusts a certificate that the sandbox creates at its first start. */
async function restartAll() {
  for (const name of servers) await restart(name);
}

async function restart(name) {
  await running.get(name)?.stop();
  running.set(name, await startServers({ names: [name], quiet: false, env: environment(), builds }));
  console.log(`Started ${name}.`);
}

function watch(args, extra = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...extra },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', (code) => {
    if (isStopping) return;
    console.error(`${args.join(' ')} ended with ${code}.`);
    void stop(1);
  });
  watchers.push(child);
}

function written(file) {
  return until(() => existsSync(file), `${file} was not built`);
}

/** A dev server delays its response until the build is ready. */
function responds(name) {
  return until(
    () =>
      fetch(`http://localhost:${remotePorts.get(name)}/release.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    `${name} was not built`,
  );
}

async function until(isThere, fault) {
  const end = Date.now() + firstBuildLimit;
  while (!(await isThere())) {
    if (isStopping) return;
    if (Date.now() > end) throw new Error(`${fault} within ${firstBuildLimit / 1000} s`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Calls back, one call at a time, whenever a file's content changes. Rewriting the same content is no change. */
function whenChanged(file, callback) {
  let content = readFileSync(file, 'utf8');
  let queue = Promise.resolve();
  watchFile(file, { interval: 500 }, () => {
    const next = existsSync(file) ? readFileSync(file, 'utf8') : content;
    if (next === content) return;
    content = next;
    queue = queue.then(callback).catch((error) => console.error(error.message));
  });
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  watchers.forEach((child) => child.kill());
  await Promise.all([...running.values()].map((server) => server.stop()));
  process.exit(code);
}

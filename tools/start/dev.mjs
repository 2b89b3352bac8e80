// `npm run dev`: starts dev servers of the shell and all remotes with fast refresh, and the shop's servers, which restart
// on each change. ALZETTE_BYPASS skips checks (docs/guides/writing-a-remote.md).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, watchFile } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { step } from '../process/progress.mjs';
import { root, run, tool } from '../process/run.mjs';

checkNode();
if (needsInstall()) await step(1, 3, 'Installing packages', install);
const { servers } = await import('../process/build.mjs');
const { freePort, isFree } = await import('../process/ports.mjs');
const { readRemotes } = await import('../process/remotes.mjs');
const { startServers } = await import('../process/servers.mjs');

const firstBuildLimit = 180_000;
const builds = join(root, 'dist/dev');
const watchers = [];
const running = new Map();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

const remotePorts = new Map();
for (const { name, devPort } of readRemotes()) remotePorts.set(name, await preferredPort(devPort));
const env = {
  ALZETTE_STORE: join(builds, 'store'),
  ALZETTE_SHELL_DIR: join(builds, 'shell'),
  ALZETTE_OVERRIDES: process.env.ALZETTE_OVERRIDES ?? 'http://localhost:*',
  ALZETTE_REMOTE_SERVERS: [...remotePorts].map(([name, port]) => `${name}=http://localhost:${port}`).join(','),
};

await step(2, 3, 'Building', async () => {
  for (const name of ['shell', 'store', ...servers]) rmSync(join(builds, name), { recursive: true, force: true });
  for (const name of servers) watch(['tools/server-build/build.mjs', name, '--watch']);
  watch(['tools/dev-server/serve.mjs', 'shell'], { ALZETTE_DEV_PORT: String(await preferredPort(4210)) });
  for (const [name, port] of remotePorts)
    watch(['tools/dev-server/serve.mjs', name], { ALZETTE_DEV_PORT: String(port) });
  await Promise.all([
    // The page that hosts a remote on its own.
    run(tool('nx'), ['build', 'dev-host', '--outputStyle=static'], { env: { FORCE_COLOR: '0' } }),
    written(join(builds, 'shell/shell-manifest.json')),
    ...servers.map((name) => written(mainOf(name))),
    ...[...remotePorts].map(([name, port]) => answered(name, `http://localhost:${port}/release.json`)),
  ]);
});
await step(3, 3, 'Starting', restartAll);
for (const name of servers) whenChanged(mainOf(name), () => restart(name));
// Remotes' own pages are added to this operator file.
whenChanged(resolve(root, process.env.ALZETTE_OPERATOR ?? 'libs/operator-config/operators/alzette.json'), restartAll);
for (const [name, port] of remotePorts) console.log(`${name} alone: http://localhost:${port}`);
console.log(`\nShop ready at ${process.env.ALZETTE_SITE_URL ?? 'http://localhost:4200'} (watching; Ctrl-C stops it)`);

function mainOf(server) {
  return join(builds, server, 'main.mjs');
}

/** The configured port of a dev server, or a free one when it is taken. */
async function preferredPort(port) {
  return port !== undefined && (await isFree(port)) ? port : freePort();
}

/** In sequence: shop-api trusts a certificate that the sandbox creates at its first start. */
async function restartAll() {
  for (const name of servers) await restart(name);
}

async function restart(name) {
  await running.get(name)?.stop();
  running.set(name, await startServers({ names: [name], quiet: false, env, builds }));
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
    void stop();
  });
  watchers.push(child);
}

function written(file) {
  return until(() => existsSync(file), `${file} was not built`);
}

/** A dev server delays its answer until the build is ready. */
function answered(name, address) {
  return until(
    () =>
      fetch(address).then(
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

async function stop() {
  if (isStopping) return;
  isStopping = true;
  watchers.forEach((child) => child.kill());
  await Promise.all([...running.values()].map((server) => server.stop()));
  process.exit(0);
}

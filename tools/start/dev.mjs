// `npm run dev`: development builds in watch mode, in dist/dev; publishes each remote as it changes and restarts each server
// as it changes. Reload the page to see a change. ALZETTE_BYPASS leaves checks out (docs/guides/writing-a-remote.md).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { step } from '../process/progress.mjs';
import { root, tool } from '../process/run.mjs';

checkNode();
if (needsInstall()) await step(1, 3, 'Installing packages', install);
const { remotes, servers } = await import('../process/build.mjs');
const { startServers } = await import('../process/servers.mjs');
const { publishRemotes } = await import('../release/publish.mjs');

const firstBuildLimit = 180_000;
const builds = join(root, 'dist/dev');
const env = { ALZETTE_STORE: join(builds, 'store'), ALZETTE_SHELL_DIR: join(builds, 'shell'), ALZETTE_EMBED_DIR: join(builds, 'embed') };
const watchers = [];
const running = new Map();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

await step(2, 3, 'Building', async () => {
  rmSync(builds, { recursive: true, force: true });
  for (const project of ['apps/shell', 'libs/embed', ...remotes.map((name) => `apps/${name}`)]) {
    watch(tool('webpack'), ['--config', `${project}/webpack.config.cjs`, '--mode', 'development', '--watch']);
  }
  for (const name of servers) watch(process.execPath, ['tools/server-build/build.mjs', name, '--watch']);
  await Promise.all(Object.values(results()).map(written));
  await publish(remotes);
});
await step(3, 3, 'Starting', () => Promise.all(servers.map(restart)));
for (const name of remotes) whenChanged(results()[name], () => publish([name]));
for (const name of servers) whenChanged(results()[name], () => restart(name));
console.log(`\nShop ready at ${process.env.ALZETTE_SITE_URL ?? 'http://localhost:4200'} (watching; Ctrl-C stops it)`);

/** The file that each build writes last, by name. */
function results() {
  const of = (names, file) => names.map((name) => [name, join(builds, name, file)]);
  return Object.fromEntries([...of(['shell', 'embed'], 'shell-manifest.json'), ...of(remotes, 'release.json'), ...of(servers, 'main.mjs')]);
}

async function publish(names) {
  const published = await publishRemotes({ root, store: env.ALZETTE_STORE, remotes: names, builds });
  console.log(`Published ${published.join(', ')}.`);
}

async function restart(name) {
  await running.get(name)?.stop();
  running.set(name, await startServers({ names: [name], quiet: false, env, builds }));
  console.log(`Started ${name}.`);
}

function watch(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('exit', (code) => {
    if (isStopping) return;
    console.error(`${args.join(' ')} ended with ${code}.`);
    void stop();
  });
  watchers.push(child);
}

async function written(file) {
  const until = Date.now() + firstBuildLimit;
  while (!existsSync(file)) {
    if (Date.now() > until) throw new Error(`${file} was not built within ${firstBuildLimit / 1000} s`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Calls back for each new content of a file, one call after the other. A build that wrote the same again is no change. */
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

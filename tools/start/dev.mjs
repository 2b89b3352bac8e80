// `npm run dev`: builds in watch mode, publishes each remote as it changes and restarts each server as it changes.
// Reload the page to see a change.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install, needsInstall } from '../process/install.mjs';
import { step } from '../process/progress.mjs';
import { root, tool } from '../process/run.mjs';

checkNode();
if (needsInstall()) await step(1, 3, 'Installing packages', install);
const { buildAll, remotes, servers } = await import('../process/build.mjs');
const { startServers } = await import('../process/servers.mjs');
const { publishRemotes } = await import('../release/publish.mjs');
const store = process.env.ALZETTE_STORE ?? join(root, 'dist/store');
const running = new Map();

await step(2, 3, 'Building', buildAll);
await step(3, 3, 'Starting', async () => {
  for (const name of servers) running.set(name, await startServers({ names: [name], quiet: false }));
});
const watchers = [...['shell', ...remotes].map(watchWeb), ...servers.map(watchServer)];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
console.log(`\nShop ready at ${process.env.ALZETTE_SITE_URL ?? 'http://localhost:4200'}, watching. Ctrl-C stops it.`);

function watchWeb(name) {
  const config = `apps/${name}/webpack.config.cjs`;
  if (remotes.includes(name)) {
    whenChanged(join(root, 'dist/apps', name, 'release.json'), async () => {
      console.log(`Published ${(await publishRemotes({ root, store, remotes: [name] })).join(', ')}: reload the page.`);
    });
  }
  return start(tool('webpack'), ['--config', config, '--mode', 'production', '--watch']);
}

function watchServer(name) {
  whenChanged(join(root, 'dist/apps', name, 'main.mjs'), async () => {
    await running.get(name)?.stop();
    running.set(name, await startServers({ names: [name], quiet: false }));
    console.log(`Restarted ${name}.`);
  });
  return start(process.execPath, ['tools/server-build/build.mjs', name, '--watch']);
}

function start(command, args) {
  return spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
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
  watchers.forEach((child) => child.kill());
  await Promise.all([...running.values()].map((server) => server.stop()));
  process.exit(0);
}

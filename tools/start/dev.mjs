// `npm run dev`: builds in watch mode, publishes each remote as it changes and restarts each server as it changes.
// Reload the page to see a change.
import { spawn } from 'node:child_process';
import { existsSync, watchFile } from 'node:fs';
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

await step(2, 3, 'Building', buildAll);
const running = new Map();
await step(3, 3, 'Starting', startAll);
console.log('\nShop ready at http://localhost:4200, watching. Ctrl-C stops it.');
const watchers = [...['shell', ...remotes].map(watchWeb), ...servers.map(watchServer)];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

async function startAll() {
  for (const name of servers) running.set(name, await startServers({ names: [name], quiet: false }));
}

function watchWeb(name) {
  const config = `apps/${name}/webpack.config.cjs`;
  const child = spawn(tool('webpack'), ['--config', config, '--mode', 'production', '--watch'], { cwd: root, stdio: 'inherit' });
  if (remotes.includes(name)) watchFile(join(root, 'dist/apps', name, 'release.json'), { interval: 500 }, () => publish(name));
  return child;
}

async function publish(name) {
  if (!existsSync(join(root, 'dist/apps', name, 'release.json'))) return;
  console.log(`Published ${(await publishRemotes({ root, store, remotes: [name] })).join(', ')}: reload the page.`);
}

function watchServer(name) {
  const child = spawn(process.execPath, ['tools/server-build/build.mjs', name, '--watch'], { cwd: root, stdio: 'inherit' });
  watchFile(join(root, 'dist/apps', name, 'main.mjs'), { interval: 500 }, () => restart(name));
  return child;
}

async function restart(name) {
  await running.get(name)?.stop();
  running.set(name, await startServers({ names: [name], quiet: false }));
  console.log(`Restarted ${name}.`);
}

async function stop() {
  watchers.forEach((child) => child.kill());
  await Promise.all([...running.values()].map((server) => server.stop()));
  process.exit(0);
}

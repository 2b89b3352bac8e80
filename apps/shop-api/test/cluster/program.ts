import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const debianPaths = '/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** PostgreSQL and PgBouncer refuse to run as root, so they run as the user of Debian's packages in that case. */
export const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(option: string): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

/** A folder that the programs can write. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** Starts a program of Debian's packages, which writes its log to `<folder>/<name>.log`. */
export function startProgram(folder: string, name: string, args: readonly string[]): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const program = spawn(name, args, {
    ...owner,
    cwd: folder,
    env: { PATH: `${debianPaths}:${process.env['PATH'] ?? ''}`, HOME: folder },
    stdio: ['ignore', log, log],
  });
  program.on('error', () => {});
  return program;
}

export async function endProgram(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return;
  const exited = once(program, 'exit');
  program.kill(signal);
  await exited;
}

export function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** A process may end while the signals are sent. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** @throws Error if the program does not accept connections within 10 s */
export async function untilListening(port: number): Promise<void> {
  const until = Date.now() + 10_000;
  while (!(await accepts(port))) {
    if (Date.now() > until) throw new Error(`Nothing listens on port ${port}`);
    await sleep(50);
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isAccepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}

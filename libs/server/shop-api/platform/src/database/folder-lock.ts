import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another running process holds the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        'Stop that process first, or give this one another folder with ALZETTE_DATA.',
    );
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process with a file `<folder>.lock` beside it. It takes over the lock of a process that has ended or was
 * killed. The folder has to be on a disk of this machine.
 *
 * @throws FolderInUseError while another process, or this one, holds the lock
 */
export function lockFolder(folder: string): FolderLock {
  const path = `${folder}.lock`;
  const self = identifyThisProcess();
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    const outcome = tryToLock(path, self);
    if (outcome === 'taken') return { release: () => release(path, self) };
    if (outcome !== 'again') throw new FolderInUseError(folder, outcome.pid);
  }
}

/**
 * The lock of an ended process is taken over through a successor file named after that lock, which only one process can
 * create. The successor then overwrites the lock, so that the folder never looks free in between.
 */
function tryToLock(path: string, self: ProcessIdentity): 'taken' | 'again' | ProcessIdentity {
  if (createExclusively(path, self)) return 'taken';
  const holder = read(path);
  if (!holder) return 'again';
  if (isAlive(holder)) return holder;

  const successorPath = `${path}.${holder.nonce}`;
  if (!createExclusively(successorPath, self)) {
    const successor = read(successorPath);
    if (successor && isAlive(successor)) return successor;
    rmSync(successorPath, { force: true });
    return 'again';
  }
  const isStillTheSame = read(path)?.nonce === holder.nonce;
  if (isStillTheSame) replace(path, self);
  rmSync(successorPath, { force: true });
  return isStillTheSame ? 'taken' : 'again';
}

function release(path: string, self: ProcessIdentity): void {
  if (read(path)?.nonce === self.nonce) rmSync(path, { force: true });
}

/** A hard link appears with its complete content, so that readers never see a half-written lock. */
function createExclusively(path: string, self: ProcessIdentity): boolean {
  const draft = writeDraft(path, self);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(path: string, self: ProcessIdentity): void {
  renameSync(writeDraft(path, self), path);
}

function writeDraft(path: string, self: ProcessIdentity): string {
  const draft = `${path}.draft-${self.nonce}`;
  writeFileSync(draft, JSON.stringify(self));
  return draft;
}

function read(path: string): ProcessIdentity | null {
  try {
    return parseProcessIdentity(readFileSync(path, 'utf8')) ?? { pid: -1, startedAt: '', nonce: 'unreadable' };
  } catch {
    return null;
  }
}

/** The holder of a lock. `startedAt` distinguishes it from a later process with the same id; empty where unknown. */
interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
  /** Unique for each acquisition. */
  readonly nonce: string;
}

function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid), nonce: randomUUID() };
}

/** True while this exact process runs. */
function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  if (pid <= 0 || !processExists(pid)) return false;
  const start = startOf(pid);
  return start === '' || startedAt === '' || start === startedAt;
}

function parseProcessIdentity(text: string): ProcessIdentity | null {
  try {
    const value = JSON.parse(text) as Partial<ProcessIdentity> | null;
    if (!Number.isInteger(value?.pid) || typeof value?.nonce !== 'string') return null;
    return { pid: Number(value.pid), startedAt: String(value.startedAt ?? ''), nonce: value.nonce };
  } catch {
    return null;
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start time in clock ticks (field 22 on Linux); a zombie counts as ended. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

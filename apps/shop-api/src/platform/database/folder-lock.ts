import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identifyThisProcess, isAlive, parseProcessIdentity, type ProcessIdentity } from './process-identity';

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
 * Takes the folder for this process alone, with a file `<folder>.lock` beside it. The lock of a process that is gone,
 * killed included, is taken over; the folder has to be on a disk of this machine.
 *
 * @throws FolderInUseError while another process, or this one, holds it
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
 * A dead holder's lock is taken over through a successor file named after that very lock, which only one process can
 * create. The successor then overwrites the lock, so that no moment exists in which the folder looks free.
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

/** A hard link appears with its content or not at all: no reader ever sees a half-written lock. */
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

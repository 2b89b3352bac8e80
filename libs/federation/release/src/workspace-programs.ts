// Programs of the workspace's own packages. Each runs in a process of its own.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReleaseError } from './release-error';

/** Enough for the messages of a remote whose every file has an error. */
const maxOutputBytes = 64 * 1024 * 1024;

/** The first of these files, as in `typescript/bin/tsc`, that a package of the workspace or of this tool has. */
export function findProgram(root: string, ...files: readonly string[]): string | undefined {
  const folders = [join(root, 'package.json'), import.meta.url].flatMap(
    (from) => createRequire(from).resolve.paths('any-package') ?? [],
  );
  return files.flatMap((file) => folders.map((folder) => join(folder, file))).find(existsSync);
}

interface ProgramOptions {
  /** Begins the message of the error. */
  readonly failure: string;
  /** Whether other programs go first on a busy machine. */
  readonly canWait?: boolean;
}

/**
 * Runs a program at the root of the workspace.
 *
 * @throws ReleaseError with the program's output
 */
export async function runProgram(
  root: string,
  args: readonly string[],
  { failure, canWait = false }: ProgramOptions,
): Promise<void> {
  try {
    const running = promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: maxOutputBytes });
    if (canWait && running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
    await running;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const messages = `${stdout ?? ''}${stderr ?? ''}`.trim();
    if (!messages) throw error;
    throw new ReleaseError(`${failure}:\n${messages}`);
  }
}

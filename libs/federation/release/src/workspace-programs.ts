// Programs of the workspace's own packages. Each runs in a process of its own.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/**
 * Runs a program at the root of the workspace.
 *
 * @param failure begins the message of the error
 * @throws ReleaseError with the program's output
 */
export async function runProgram(root: string, args: readonly string[], failure: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: maxOutputBytes });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const messages = `${stdout ?? ''}${stderr ?? ''}`.trim();
    if (!messages) throw error;
    throw new ReleaseError(`${failure}:\n${messages}`);
  }
}

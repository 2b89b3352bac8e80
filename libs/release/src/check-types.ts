import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReleaseError } from './release-error';

/** Enough for the messages of a remote whose every file has an error. */
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * Refuses a remote whose sources have type errors. Every file is checked each time: TypeScript 7.0 loses errors
 * when it continues from an earlier check (ADR 48). A workspace without `apps/<remote>/tsconfig.json` checks its types itself.
 *
 * @throws ReleaseError with the compiler's messages
 */
export async function checkTypes(root: string, remote: string): Promise<void> {
  const project = join(root, 'apps', remote, 'tsconfig.json');
  if (!existsSync(project)) return;
  const options = ['--noEmit', '--composite', 'false', '--incremental', 'false', '--pretty', 'false'];
  try {
    await promisify(execFile)(process.execPath, [...findCompiler(root), '-p', project, ...options], {
      cwd: root,
      maxBuffer: maxOutputBytes,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const messages = `${stdout ?? ''}${stderr ?? ''}`.trim();
    if (!messages) throw error;
    throw new ReleaseError(`${remote} has type errors:\n${messages}`);
  }
}

/** The native compiler (ADR 48) where the workspace has it, else its `typescript`. */
function findCompiler(root: string): readonly string[] {
  const folders = [join(root, 'package.json'), import.meta.url].flatMap(
    (from) => createRequire(from).resolve.paths('typescript') ?? [],
  );
  const compilers = ['typescript-7', 'typescript'].flatMap((name) =>
    folders.map((folder) => join(folder, name, 'bin/tsc')),
  );
  const compiler = compilers.find(existsSync);
  if (!compiler) throw new ReleaseError('Types cannot be checked: install `typescript` in this workspace.');
  return compiler.includes('typescript-7') ? [compiler, '--checkers', '1'] : [compiler];
}

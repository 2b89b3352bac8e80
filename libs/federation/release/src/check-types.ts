import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from './release-error';
import { findProgram, runProgram } from './workspace-programs';

/**
 * Refuses a remote whose sources have type errors. Every file is checked each time: TypeScript 7.0 loses errors
 * when it continues from an earlier check (ADR 48). A workspace without `apps/<remote>/tsconfig.json` checks its types itself.
 *
 * @throws ReleaseError with the compiler's messages
 */
export async function checkTypes(root: string, remote: string): Promise<void> {
  const project = join(root, 'apps', remote, 'tsconfig.json');
  if (!existsSync(project)) return;
  const compiler = findProgram(root, 'typescript-7/bin/tsc', 'typescript/bin/tsc');
  if (!compiler) throw new ReleaseError('Types cannot be checked: install `typescript` in this workspace.');
  const checkers = compiler.includes('typescript-7') ? ['--checkers', '1'] : [];
  const options = ['--noEmit', '--composite', 'false', '--incremental', 'false', '--pretty', 'false', ...checkers];
  await runProgram(root, [compiler, '-p', project, ...options], {
    failure: `${remote} has type errors`,
    canWait: true,
  });
}

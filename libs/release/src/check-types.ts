import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from './release-error';

/**
 * Refuses a remote whose sources have type errors. A workspace without `apps/<remote>/tsconfig.json` checks its types itself.
 *
 * @throws ReleaseError with the compiler's messages
 */
export async function checkTypes(root: string, remote: string): Promise<void> {
  const file = join(root, 'apps', remote, 'tsconfig.json');
  if (!existsSync(file)) return;
  const { default: ts } = await import('typescript');
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  const config = ts.getParsedCommandLineOfConfigFile(
    file,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => refuse(ts.formatDiagnostics([fault], host)) },
  );
  if (!config) return;
  const { fileNames, options, errors } = config;
  // The state of `nx typecheck`, so that unchanged files are not checked again.
  const tsBuildInfoFile = join(root, 'dist/types', `${remote}.tsbuildinfo`);
  const program = ts.createIncrementalProgram({
    rootNames: fileNames,
    options: options.incremental ? { ...options, tsBuildInfoFile } : options,
  });
  const faults = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  if (options.incremental) program.emit();
  if (faults.length > 0) refuse(ts.formatDiagnostics(faults, host));

  function refuse(messages: string): never {
    throw new ReleaseError(`${remote} has type errors:\n${messages.trimEnd()}`);
  }
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { loadCompiler } from './compiler';
import { ReleaseError } from './release-error';

type ReadFile = (path: string) => string | undefined;

/** The input of a check without faults. */
interface Checked {
  /** Compiler, options and files of the remote. */
  readonly settings: string;
  /** SHA-256 of the text of each file, the libs and the packages included, by its path in the workspace. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Refuses a remote whose sources have type errors. Files that have not changed since the last check without faults, by a build or by
 * this tool, are not checked again. A workspace without `apps/<remote>/tsconfig.json` checks its types itself.
 *
 * @throws ReleaseError with the compiler's messages
 */
export async function checkTypes(root: string, remote: string): Promise<void> {
  const file = join(root, 'apps', remote, 'tsconfig.json');
  if (!existsSync(file)) return;
  const ts = loadCompiler();
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
  const checkedFile = join(root, 'dist/types', `${remote}.checked.json`);
  const settings = digest(JSON.stringify([ts.version, options, fileNames]));
  if (
    errors.length === 0 &&
    isUnchanged(readChecked(checkedFile), settings, (path) => ts.sys.readFile(join(root, path)))
  )
    return;

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
  const files = program.getSourceFiles().map(({ fileName, text }) => [relative(root, fileName), digest(text)]);
  mkdirSync(dirname(checkedFile), { recursive: true });
  writeFileSync(checkedFile, JSON.stringify({ settings, files: Object.fromEntries(files) } satisfies Checked));

  function refuse(messages: string): never {
    throw new ReleaseError(`${remote} has type errors:\n${messages.trimEnd()}`);
  }
}

function isUnchanged(checked: Checked | null, settings: string, readFile: ReadFile): boolean {
  if (checked?.settings !== settings) return false;
  return Object.entries(checked.files).every(([path, before]) => {
    const text = readFile(path);
    return text !== undefined && digest(text) === before;
  });
}

/** Null where nothing was checked, or the file is not whole. */
function readChecked(file: string): Checked | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Checked;
  } catch {
    return null;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { privateFolder, type Store } from './stores/store';

/** The origin of a release. Its author is not public, so the signed document does not contain it. */
export interface ReleaseOrigin {
  /** Short id of the commit, with `+` when the build's sources were not committed. */
  readonly commit: string;
  readonly author: string;
}

const execute = promisify(execFile);

/**
 * The last commit of the workspace's repository.
 *
 * @param root of the workspace
 * @returns null outside a repository
 */
export async function readOrigin(root: string): Promise<ReleaseOrigin | null> {
  const git = async (...args: readonly string[]) => (await execute('git', ['-C', root, ...args])).stdout.trim();
  try {
    const [commit = '', author = ''] = (await git('log', '-1', '--format=%h%x09%an')).split('\t');
    const changes = await git('status', '--porcelain', '--', 'apps', 'libs');
    return { commit: changes === '' ? commit : `${commit}+`, author };
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

const noRepository = 128;

/** Whether there is no git, or no repository with a commit: a release may be built anywhere. */
function isUnknown(error: unknown): boolean {
  const { code } = Object(error) as { readonly code?: unknown };
  return code === 'ENOENT' || code === noRepository;
}

export async function writeOrigin(
  store: Store,
  { name, version }: { readonly name: string; readonly version: string },
  origin: ReleaseOrigin,
): Promise<void> {
  await store.writeFile(originFile(name, version), JSON.stringify(origin));
}

/** Null for a release without one. */
export async function originOf(store: Store, name: string, version: string): Promise<ReleaseOrigin | null> {
  const text = await store.readFile(originFile(name, version));
  return text === null ? null : (JSON.parse(text.toString('utf8')) as ReleaseOrigin);
}

const originFile = (name: string, version: string) => `${privateFolder(name, version)}/origin.json` as const;

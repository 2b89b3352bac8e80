import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A source file of a remote, or of a lib, that was changed after the remote's build; null when there is none, or no source.
 *
 * @param root the workspace
 * @param folder holds the build
 */
export async function findLaterEdit(root: string, remote: string, folder: string): Promise<string | null> {
  const built = (await stat(join(folder, 'release.json'))).mtimeMs;
  const list = (path: string, recursive = false) => readdir(join(root, path), { recursive }).catch(() => []);
  const groups = (await list('libs')).map((group) => `libs/${group}`);
  const libs = await Promise.all(groups.map(async (group) => (await list(group)).map((lib) => `${group}/${lib}`)));
  for (const source of [`apps/${remote}`, ...groups, ...libs.flat()].map((folder) => `${folder}/src`)) {
    const files = await list(source, true);
    for (const file of files.filter(
      (name) => /\.(?:tsx?|css|json)$/u.test(name) && !/\.(?:spec|stories)\./u.test(name),
    )) {
      if ((await stat(join(root, source, file))).mtimeMs > built) return join(source, file);
    }
  }
  return null;
}

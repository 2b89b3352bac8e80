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
  const libs = await readdir(join(root, 'libs')).catch(() => []);
  for (const source of [`apps/${remote}/src`, ...libs.map((lib) => `libs/${lib}/src`)]) {
    const files = await readdir(join(root, source), { recursive: true }).catch(() => []);
    for (const file of files.filter(
      (name) => /\.(?:tsx?|css|json)$/u.test(name) && !/\.(?:spec|stories)\./u.test(name),
    )) {
      if ((await stat(join(root, source, file))).mtimeMs > built) return join(source, file);
    }
  }
  return null;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../release-error.mjs';

/**
 * Publishing the same again is no change; other content under a version that is taken is refused.
 *
 * @param {string} release `cart@1.2.0`
 * @param {string} built folder of the build
 * @param {(file: string) => Promise<Buffer | null>} readPublished
 */
export async function refuseOtherContent(release, built, readPublished) {
  for (const file of await filesIn(built)) {
    const published = await readPublished(file);
    if (published?.equals(await readFile(join(built, file)))) continue;
    throw new ReleaseError(
      `${release} is in the store with another ${file}: releases never change, so raise the version and build again.`,
    );
  }
}

/** Every file of a folder, folders below it included, as paths with slashes. */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

import { readReleaseFolder } from '../release-folder.mjs';

export const usage =
  'pack <remote>                       checks the build: complete, and every file as its SHA-384 says';

export async function run({ remote, folderOf, print }) {
  const { manifest, integrity, files, bytes } = await readReleaseFolder(folderOf(remote), remote);
  print(`${remote}@${manifest.version}: ${files} files, ${Math.round(bytes / 1024)} kB, ${integrity.slice(0, 23)}…`);
}

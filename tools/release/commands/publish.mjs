import { publishReleases } from '../publish-release.mjs';
import { readReleaseFolder } from '../release-folder.mjs';
import { checkContracts } from './check.mjs';

export const usage = 'publish <remote> [--canary <0-100>] check, upload, and make it the default or a canary';

export async function run({ remote, folderOf, root, store, keys, options, print }) {
  const folder = folderOf(remote);
  const { manifest } = await readReleaseFolder(folder, remote);
  await checkContracts({ manifest, root, options });
  const releases = [{ name: remote, folder }];
  const { document } = await publishReleases({ store: await store(), keys: keys(), releases, canary: options.canary, keep: options.keep });
  const place = options.canary === undefined ? 'the default' : `a canary with ${options.canary} %`;
  print(`${remote}@${manifest.version} is ${place} (revision ${document.revision})`);
}

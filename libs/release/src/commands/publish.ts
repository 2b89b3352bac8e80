import { publishReleases } from '../publish-release.mjs';
import { checkContracts } from './check.mjs';

export const usage = 'publish <remote> [--canary <0-100>] check, upload, and make it the default or a canary';

export async function run({ remote, folderOf, root, store, keys, options, print }) {
  const {
    published: [{ version }],
    document,
  } = await publishReleases({
    store: await store(),
    keys: keys(),
    releases: [{ name: remote, folder: folderOf(remote) }],
    check: (manifest) => checkContracts({ manifest, folder: folderOf(remote), root, options, print }),
    canary: options.canary,
    keep: options.keep,
  });
  const place = options.canary === undefined ? 'the default' : `a canary with ${options.canary} %`;
  print(`${remote}@${version} is ${place} (revision ${document.revision})`);
}

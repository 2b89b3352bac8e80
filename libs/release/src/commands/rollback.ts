import { changeDocument } from '../change-document.mjs';
import { isDefault, releasesOf, versionOf, withListed, withRolledBack } from '../document.mjs';
import { integrityOf } from '../integrity.mjs';
import { ReleaseError } from '../release-error.mjs';
import { discoveredRelease, readManifest } from '../release-folder.mjs';

export const usage = 'rollback <remote> [version]         back to the release before, or to any that the store keeps';

export async function run({ remote, args: [version], store: openStore, keys, print }) {
  const store = await openStore();
  const kept = version === undefined ? null : await keptRelease(store, remote, version);
  const document = await changeDocument({ store, keys: keys() }, (present) => {
    const isListed =
      version === undefined || releasesOf(present, remote).some((release) => versionOf(release) === version);
    return withRolledBack(isListed ? present : withListed(present, remote, kept), remote, version);
  });
  print(
    `${remote}@${versionOf(releasesOf(document, remote).find(isDefault))} is the default (revision ${document.revision})`,
  );
}

/** A release by its folder, which stays when the list has forgotten it. */
async function keptRelease(store, name, version) {
  const bytes = await store.readFile(`remotes/${name}/${version}/release.json`);
  if (bytes === null)
    throw new ReleaseError(`The store keeps no ${name}@${version}: "list ${name}" shows what there is.`);
  return discoveredRelease(readManifest(bytes.toString('utf8'), name), integrityOf(bytes));
}

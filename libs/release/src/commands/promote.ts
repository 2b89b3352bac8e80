import { changeDocument } from '../change-document.mjs';
import { isDefault, releasesOf, versionOf, withPromoted } from '../document.mjs';

export const usage = 'promote <remote> [version]          the canary becomes the default';

export async function run({ remote, args: [version], store, keys, print }) {
  const document = await changeDocument({ store: await store(), keys: keys() }, (present) =>
    withPromoted(present, remote, version),
  );
  print(
    `${remote}@${versionOf(releasesOf(document, remote).find(isDefault))} is the default (revision ${document.revision})`,
  );
}

import { changeDocument } from '../change-document.mjs';
import { isDefault, releasesOf, versionOf, withKilled } from '../document.mjs';

export const usage = 'kill <remote> [--version <version>] takes one version off at once, or the whole remote';

export async function run({ remote, store, keys, options: { version }, print }) {
  const document = await changeDocument({ store: await store(), keys: keys() }, (present) =>
    withKilled(present, remote, version),
  );
  const left = releasesOf(document, remote).find(isDefault);
  const rest = left ? `${versionOf(left)} is the default` : 'its places show their fallback';
  print(`${remote}${version === undefined ? '' : `@${version}`} is off: ${rest} (revision ${document.revision})`);
}

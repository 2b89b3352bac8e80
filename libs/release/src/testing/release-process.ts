// One of several processes that release at once: `node release-process.mjs <store> <remote> <built folder> <times>`, the keys in
// the environment. Publishes, then changes a canary's share again and again.
import { changeDocument } from '../change-document.mjs';
import { withCanary } from '../document.mjs';
import { readReleaseKeys } from '../keys.mjs';
import { publishReleases } from '../publish-release.mjs';
import { openStore } from '../stores/open-store.mjs';

const [address, name, folder, times] = process.argv.slice(2);
const store = await openStore(address);
const keys = readReleaseKeys(process.env);
await publishReleases({ store, keys, releases: [{ name, folder }], canary: 1, keep: 100 });
for (let share = 2; share <= Number(times); share += 1) {
  await changeDocument({ store, keys }, (document) => withCanary(document, name, share, `1.0.${folder.at(-1)}`));
}

// One of several processes that release at the same time: `release-process.ts <store> <remote> <built folder> <changes>`, with
// the keys in the environment. Publishes a canary, then changes its share again and again.
import { changeDocument } from '../change-document';
import { withCanary } from '../document';
import { readReleaseKeys } from '../keys';
import { publishReleases } from '../publish';
import { openStore } from '../stores/open-store';

const [address = '', name = '', folder = '', changes] = process.argv.slice(2);
const store = await openStore(address);
const keys = readReleaseKeys(process.env);
await publishReleases({ store, keys, releases: [{ name, folder }], canary: 1, keep: 100 });
for (let share = 2; share <= Number(changes); share += 1) {
  await changeDocument({ store, keys }, (document) => withCanary(document, name, share, `1.0.${folder.at(-1)}`));
}

import { releasesOf } from '@alzette/discovery';
import { readTrustedDocument } from '../change-document';
import { versionOf } from '../document';
import type { PlainCommand } from './command';

const dayMs = 24 * 60 * 60 * 1000;
/** Far longer than a tab stays open, or a rollback is wanted. */
const defaultDays = 90;

export const prune: PlainCommand = {
  needsRemote: false,
  usage: 'prune [remote] [--days <number>]    removes releases stored before 90 days that are no longer listed',
  async run({ remote, openStore, readKeys, options, print }) {
    const store = await openStore();
    const document = await readTrustedDocument({ store, keys: readKeys() });
    const before = Date.now() - (options.days ?? defaultDays) * dayMs;
    const isListed = (name: string, version: string) =>
      releasesOf(document, name).some((release) => versionOf(release) === version);
    const old = (await store.storedReleases()).filter(
      ({ name, version, storedAt }) =>
        (remote === undefined || name === remote) && storedAt.getTime() < before && !isListed(name, version),
    );
    for (const { name, version, storedAt } of old) {
      await store.removeRelease(name, version);
      print(`${name}@${version} of ${storedAt.toISOString().slice(0, 10)} is removed`);
    }
    if (old.length === 0) print('There is nothing to remove.');
  },
};

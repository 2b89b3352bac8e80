import { releasesOf, type DiscoveryDocument } from '@alzette/discovery';
import { readTrustedDocument } from '../change-document';
import { versionOf } from '../document';
import { ReleaseError } from '../release-error';
import { describeVisitors } from '../visitors';
import type { PlainCommand } from './command';

const dayMs = 24 * 60 * 60 * 1000;
/** Far longer than a tab stays open, or a rollback is wanted. */
const defaultDays = 90;

export const prune: PlainCommand = {
  needsRemote: false,
  hasDryRun: true,
  usage: 'prune [remote] [--days <number>]    removes releases stored before 90 days that are no longer listed',
  async run({ remote, openStore, readKeys, options, print }) {
    const store = await openStore();
    const keys = readKeys();
    const before = Date.now() - (options.days ?? defaultDays) * dayMs;
    const old = (await store.storedReleases()).filter(
      ({ name, storedAt }) => (remote === undefined || name === remote) && storedAt.getTime() < before,
    );
    let removed = 0;
    for (const { name, version, storedAt } of old) {
      // A rollback may list a release again while others are removed.
      const document = await readTrustedDocument({ store, keys });
      requireReleases(document);
      if (releasesOf(document, name).some((release) => versionOf(release) === version)) continue;
      removed += 1;
      const release = `${name}@${version} of ${storedAt.toISOString().slice(0, 10)}`;
      if (!options['dry-run']) await store.removeRelease(name, version);
      print(options['dry-run'] ? `${release} would be removed` : `${release} is removed`);
      print(`before and after: ${describeVisitors(document, name)}`);
    }
    if (removed === 0) print('There is nothing to remove.');
  },
};

/** A store whose document is lost would lose every folder that a rollback needs. */
function requireReleases({ microFrontends }: DiscoveryDocument): void {
  if (Object.values(microFrontends).some((releases) => releases.length > 0)) return;
  throw new ReleaseError('The store lists no release, so each folder seems unused: nothing is removed. Publish first.');
}

// The commands that change which release visitors get.
import { releasesOf, type DiscoveredRelease, type DiscoveryDocument } from '@alzette/discovery';
import {
  defaultRelease,
  versionOf,
  withCanary,
  withKilled,
  withListed,
  withPromoted,
  withRolledBack,
} from '../document';
import { ReleaseError } from '../release-error';
import { discoveredRelease, readManifest } from '../release-folder';
import { integrityOf } from '../signature';
import type { Store } from '../stores/store';
import { changeVisitors, parsePercent, type RemoteCommand, type RemoteContext, versionIn } from './command';

export const canary: RemoteCommand = {
  needsRemote: true,
  hasDryRun: true,
  usage: 'canary <remote> <0-100> [version]   share of the visitors for the running canary, or what was published last',
  async run(context) {
    const { remote, args, print } = context;
    const percent = parsePercent(args[0], `canary ${remote} 10`);
    const version = versionIn(context, 1);
    const document = await changeVisitors(context, (present) => withCanary(present, remote, percent, version));
    if (document) print(`${remote}: the canary takes ${percent} % (revision ${document.revision})`);
  },
};

export const promote: RemoteCommand = {
  needsRemote: true,
  hasDryRun: true,
  usage: 'promote <remote> [version]          the canary becomes the default',
  async run(context) {
    const version = versionIn(context, 0);
    printDefault(context, await changeVisitors(context, (present) => withPromoted(present, context.remote, version)));
  },
};

export const rollback: RemoteCommand = {
  needsRemote: true,
  hasDryRun: true,
  usage:
    'rollback <remote> [version]         withdraws the canary, else returns to the release before, or to any kept version',
  async run(context) {
    const { remote, openStore } = context;
    const version = versionIn(context, 0);
    const kept = version === undefined ? null : await keptRelease(await openStore(), remote, version);
    const document = await changeVisitors(context, (present) => {
      const isListed = releasesOf(present, remote).some((release) => versionOf(release) === version);
      return withRolledBack(kept && !isListed ? withListed(present, remote, kept) : present, remote, version);
    });
    printDefault(context, document);
  },
};

export const kill: RemoteCommand = {
  needsRemote: true,
  hasDryRun: true,
  usage: 'kill <remote> [version]             withdraws one version at once, or the whole remote',
  async run(context) {
    const { remote, print } = context;
    const version = versionIn(context, 0);
    const document = await changeVisitors(context, (present) => withKilled(present, remote, version));
    if (!document) return;
    const release = defaultRelease(document, remote);
    const rest = release ? `${versionOf(release)} is the default` : 'its slots show their fallback';
    const target = version === undefined ? remote : `${remote}@${version}`;
    print(`${target} is off: ${rest} (revision ${document.revision})`);
  },
};

/** @param document as it was written; null when nothing was */
function printDefault({ remote, print }: RemoteContext, document: DiscoveryDocument | null): void {
  if (document) print(`${describeDefault(document, remote)} (revision ${document.revision})`);
}

function describeDefault(document: DiscoveryDocument, remote: string): string {
  const release = defaultRelease(document, remote);
  return release ? `${remote}@${versionOf(release)} is the default` : `${remote} has no default`;
}

/** A release as its stored folder describes it: the folder stays when the release leaves the list. */
async function keptRelease(store: Store, name: string, version: string): Promise<DiscoveredRelease> {
  const bytes = await store.readFile(`remotes/${name}/${version}/release.json`);
  if (bytes === null)
    throw new ReleaseError(`The store keeps no ${name}@${version}: "list ${name}" shows what there is.`);
  return discoveredRelease(readManifest(bytes.toString('utf8'), name), integrityOf(bytes));
}

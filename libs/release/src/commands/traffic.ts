// The commands that change which release visitors get.
import type { DiscoveredRelease, DiscoveryDocument } from '@alzette/discovery';
import { releasesOf } from '@alzette/discovery';
import { changeDocument } from '../change-document';
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
import { readPercent, type RemoteCommand, type RemoteContext } from './command';

type Change = (document: DiscoveryDocument) => DiscoveryDocument;

export const canary: RemoteCommand = {
  needsRemote: true,
  usage: 'canary <remote> <0-100>             share of the visitors for the release that was published last',
  async run(context) {
    const { remote, args, options, print } = context;
    const percent = readPercent(args[0], `canary ${remote} 10`);
    const document = await change(context, (present) => withCanary(present, remote, percent, options.version));
    print(`${remote}: the canary takes ${percent} % (revision ${document.revision})`);
  },
};

export const promote: RemoteCommand = {
  needsRemote: true,
  usage: 'promote <remote> [version]          the canary becomes the default',
  async run(context) {
    const { remote, args, print } = context;
    const document = await change(context, (present) => withPromoted(present, remote, args[0]));
    print(`${describeDefault(document, remote)} (revision ${document.revision})`);
  },
};

export const rollback: RemoteCommand = {
  needsRemote: true,
  usage: 'rollback <remote> [version]         back to the release before, or to any that the store keeps',
  async run({ remote, args: [version], openStore, readKeys, print }) {
    const store = await openStore();
    const kept = version === undefined ? null : await keptRelease(store, remote, version);
    const document = await changeDocument({ store, keys: readKeys() }, (present) => {
      const isListed = releasesOf(present, remote).some((release) => versionOf(release) === version);
      return withRolledBack(kept && !isListed ? withListed(present, remote, kept) : present, remote, version);
    });
    print(`${describeDefault(document, remote)} (revision ${document.revision})`);
  },
};

export const kill: RemoteCommand = {
  needsRemote: true,
  usage: 'kill <remote> [--version <version>] takes one version off at once, or the whole remote',
  async run(context) {
    const { remote, options, print } = context;
    const document = await change(context, (present) => withKilled(present, remote, options.version));
    const release = defaultRelease(document, remote);
    const rest = release ? `${versionOf(release)} is the default` : 'its slots show their fallback';
    const target = options.version === undefined ? remote : `${remote}@${options.version}`;
    print(`${target} is off: ${rest} (revision ${document.revision})`);
  },
};

async function change({ openStore, readKeys }: RemoteContext, by: Change): Promise<DiscoveryDocument> {
  return changeDocument({ store: await openStore(), keys: readKeys() }, by);
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

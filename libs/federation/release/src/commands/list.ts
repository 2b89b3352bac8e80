import { releasesOf, type DiscoveredRelease } from '@alzette/discovery';
import { readTrustedDocument } from '../change-document';
import { isCanary, isDefault, isPreview, isWithdrawn, remotesOf, trafficOf, versionOf } from '../document';
import { originOf } from '../origin';
import type { Store } from '../stores/store';
import type { PlainCommand } from './command';

const columns = ['remote', 'version', 'state', 'traffic', 'requires', 'published', 'commit', 'author'];

export const list: PlainCommand = {
  needsRemote: false,
  usage: 'list [remote]                       what is released',
  async run({ remote, openStore, readKeys, print }) {
    const store = await openStore();
    const document = await readTrustedDocument({ store, keys: readKeys() });
    const rows = await Promise.all(
      remotesOf(document)
        .filter((name) => remote === undefined || name === remote)
        .flatMap((name) => releasesOf(document, name).map((release) => rowOf(store, name, release))),
    );
    print(`revision ${document.revision}`);
    print(rows.length === 0 ? 'Nothing is released.' : tableOf([columns, ...rows]));
  },
};

async function rowOf(store: Store, name: string, release: DiscoveredRelease): Promise<readonly string[]> {
  const { requires, publishedAt = '' } = release.extras;
  const origin = await originOf(store, name, versionOf(release));
  return [
    name,
    versionOf(release),
    stateOf(release),
    `${trafficOf(release)} %`,
    `host ${requires['host-services']}`,
    publishedAt.slice(0, 16).replace('T', ' '),
    origin?.commit ?? '',
    origin?.author ?? '',
  ];
}

function stateOf(release: DiscoveredRelease): string {
  if (isWithdrawn(release)) return 'withdrawn';
  if (isPreview(release)) return 'preview';
  if (isDefault(release)) return 'default';
  return isCanary(release) ? 'canary' : 'kept';
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = columns.map((_column, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

import { readTrustedDocument } from '../change-document.mjs';
import { isCanary, isDefault, isWithdrawn, releasesOf, versionOf } from '../document.mjs';

export const usage = 'list [remote]                       what is released';

const columns = ['remote', 'version', 'state', 'traffic', 'requires', 'published'];

export async function run({ remote, store, keys, print }) {
  const document = await readTrustedDocument({ store: await store(), keys: keys() });
  const names = Object.keys(document.microFrontends).map((key) => key.slice(key.lastIndexOf('/') + 1));
  const rows = names
    .filter((name) => remote === undefined || name === remote)
    .flatMap((name) => releasesOf(document, name).map((release) => rowOf(name, release)));
  print(`revision ${document.revision}`);
  print(rows.length === 0 ? 'Nothing is released.' : tableOf([columns, ...rows]));
}

function rowOf(name, release) {
  const { deployment, extras } = release;
  const publishedAt = (extras.publishedAt ?? '').slice(0, 16).replace('T', ' ');
  return [
    name,
    versionOf(release),
    stateOf(release),
    `${deployment?.traffic ?? 0} %`,
    `host ${extras.requires['host-services']}`,
    publishedAt,
  ];
}

function stateOf(release) {
  if (isWithdrawn(release)) return 'withdrawn';
  if (isDefault(release)) return 'default';
  return isCanary(release) ? 'canary' : 'kept';
}

function tableOf(rows) {
  const widths = columns.map((_column, index) => Math.max(...rows.map((row) => row[index].length)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

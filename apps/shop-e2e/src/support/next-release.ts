import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, openStore, publishReleases, readReleaseKeys } from '@alzette/release';
import { root } from './root';
import type { ShopServers } from './shop-servers';

export interface NextRelease {
  readonly version: string;
  /** Code that runs before that of the remote's entry. */
  readonly before?: string;
  /** Code that runs at the end of the remote's entry; `container` is the remote's own name there. */
  readonly after?: (container: string) => string;
  /** Code that runs after that of the server bundle, whose exports are in `module.exports`. */
  readonly afterServer?: string;
}

interface Manifest {
  readonly container: string;
  readonly server?: string;
  readonly assets: Readonly<Record<string, string>>;
}

/** Creates a changed copy of a built remote, like the next build of its team: every hash is correct. Returns its folder in `builds`. */
export async function buildNextRelease(
  builds: string,
  name: string,
  { version, before = '', after = () => '', afterServer = '' }: NextRelease,
): Promise<string> {
  const folder = join(builds, name);
  cpSync(join(root, 'dist/apps', name), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Manifest;
  // Each build has its own names.
  const container = `${manifest.container}_${version.replace(/\W/gu, '_')}`;
  const assets: Record<string, string> = { ...manifest.assets };
  for (const file of Object.keys(assets).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8').replaceAll(manifest.container, container);
    const isEntry = file === 'remoteEntry.js';
    writeFileSync(path, isEntry ? [before, code, after(container)].join('\n;') : code);
    rmSync(`${path}.br`, { force: true });
    assets[file] = integrityOf(readFileSync(path));
  }
  // The lines of the entry are no longer those of its source map.
  rmSync(join(folder, 'maps/remoteEntry.js.map'), { force: true });
  if (manifest.server) {
    const path = join(folder, manifest.server);
    appendFileSync(path, afterServer);
    assets[manifest.server] = integrityOf(readFileSync(path));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...manifest, version, container, assets }));
  return folder;
}

/** Builds and releases it. */
export async function publishNext(shop: ShopServers, name: string, release: NextRelease): Promise<void> {
  const builds = mkdtempSync(join(tmpdir(), 'alzette-next-'));
  try {
    await buildNextRelease(builds, name, release);
    await publishBuilds(shop, builds, [name]);
  } finally {
    rmSync(builds, { recursive: true, force: true });
  }
}

/** Releases remotes as they were built in a folder, to the visitors who come from now on. */
export async function publishBuilds(
  { folder, environment }: ShopServers,
  builds: string,
  names: readonly string[],
): Promise<void> {
  const store = await openStore(join(folder, 'store'));
  const releases = names.map((name) => ({ name, folder: join(builds, name) }));
  await publishReleases({ store, keys: readReleaseKeys(environment), releases });
}

/** Wraps mount and hydrate of a container: `options` may be read and replaced by `change`, code of the body of a function. */
export function wrapMount(container: string, change: string): string {
  return `(() => {
  const { init, get } = ${container};
  const changed = (show) => show && ((element, options) => { ${change}; return show(element, options); });
  const wrap = (module) => ({ ...module, mount: changed(module.mount), hydrate: changed(module.hydrate) });
  ${container} = { init, get: async (path) => { const make = await get(path); return () => wrap(make()); } };
})()`;
}

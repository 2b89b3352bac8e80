import type { BootDiscovery, BootRelease, ReleaseManifest } from '@alzette/discovery';
import { hostServicesVersion } from '@alzette/remote-contract';
import { isRunnable } from './load-release';

const timeoutMs = 3000;

/** `unavailable`: the dev server does not respond. `incompatible`: its release needs another host. Both fall back to the listed releases. */
export type ServedState = 'served' | 'unavailable' | 'incompatible';

export interface ServedReleases {
  readonly discovery: BootDiscovery;
  readonly states: Readonly<Record<string, ServedState>>;
}

/**
 * Lists the releases of dev servers before the released ones. The remotes need not be released.
 *
 * @param servers origins by remote: `{ cart: 'http://localhost:4201' }`
 */
export async function withServedReleases(
  discovery: BootDiscovery,
  servers: Readonly<Record<string, string>>,
): Promise<ServedReleases> {
  const read = await Promise.all(
    Object.entries(servers).map(async ([name, origin]) => ({
      name,
      release: await readServedRelease(origin).catch(() => null),
    })),
  );
  const compatible = read.flatMap(({ name, release }) =>
    release && isRunnable(release, hostServicesVersion) ? [{ name, release }] : [],
  );
  const remotes = Object.fromEntries(
    compatible.map(({ name, release }) => [name, [release, ...(discovery.remotes[name] ?? [])]]),
  );
  const stateOf = ({ name, release }: (typeof read)[number]): ServedState => {
    if (!release) return 'unavailable';
    return name in remotes ? 'served' : 'incompatible';
  };
  return {
    discovery: { ...discovery, remotes: { ...discovery.remotes, ...remotes } },
    states: Object.fromEntries(read.map((each) => [each.name, stateOf(each)])),
  };
}

/** The release of a dev server, without hashes: its files change with each edit. */
async function readServedRelease(origin: string): Promise<BootRelease> {
  const response = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${origin} responded ${response.status}`);
  const manifest = { ...((await response.json()) as ReleaseManifest), assets: {} };
  const { version, entry, places } = manifest;
  return { version, url: new URL(entry, `${origin}/`).href, integrity: '', places, manifest };
}

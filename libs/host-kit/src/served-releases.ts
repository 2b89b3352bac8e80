import type { BootDiscovery, BootRelease, ReleaseManifest } from '@alzette/discovery';
import { hostServicesVersion } from '@alzette/remote-contract';
import { isRunnable } from './load-release';

/** How long a dev server is waited for, in milliseconds. */
const patience = 3000;

/** `silent`: no dev server answered. `unfit`: what it serves was made for another host. The listed releases stand in for both. */
export type ServedState = 'served' | 'silent' | 'unfit';

export interface ServedReleases {
  readonly discovery: BootDiscovery;
  readonly states: Readonly<Record<string, ServedState>>;
}

/**
 * Puts what dev servers serve before the listed releases of their remotes. A remote that is not listed at all is found too.
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
  const fitting = read.flatMap(({ name, release }) =>
    release && isRunnable(release, hostServicesVersion) ? [{ name, release }] : [],
  );
  const remotes = Object.fromEntries(
    fitting.map(({ name, release }) => [name, [release, ...(discovery.remotes[name] ?? [])]]),
  );
  const stateOf = ({ name, release }: (typeof read)[number]): ServedState => {
    if (!release) return 'silent';
    return name in remotes ? 'served' : 'unfit';
  };
  return {
    discovery: { ...discovery, remotes: { ...discovery.remotes, ...remotes } },
    states: Object.fromEntries(read.map((each) => [each.name, stateOf(each)])),
  };
}

/** The release that a dev server serves. Its files change as they are edited, so there is no hash to hold them to. */
async function readServedRelease(origin: string): Promise<BootRelease> {
  const answer = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`);
  const manifest = { ...((await answer.json()) as ReleaseManifest), assets: {} };
  const { version, entry, places } = manifest;
  return { version, url: new URL(entry, `${origin}/`).href, integrity: '', places, manifest };
}

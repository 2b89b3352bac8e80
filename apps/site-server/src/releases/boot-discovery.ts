import { rankReleases, remoteName, type BootDiscovery, type BootRelease, type DiscoveredRelease } from '@alzette/discovery';
import { hostServicesVersion } from '@alzette/remote-contract';
import type { ReleaseStore } from './store';

/** Releases of one remote that a page gets to know: the visitor's own and one to fall back to. */
const releasesPerRemote = 2;

/** What a page needs of the discovery document for one visitor. A release that cannot be read stays listed, without manifest. */
export async function bootDiscovery(releases: ReleaseStore, visitorId: string): Promise<BootDiscovery> {
  const document = await releases.document();
  const remotes = await Promise.all(
    Object.keys(document.microFrontends)
      .map(remoteName)
      .map(async (name) => {
        const ranked = rankReleases(document, name, { visitorId, hostServicesVersion });
        const known = ranked.slice(0, releasesPerRemote).map((release) => bootRelease(releases, name, release));
        return [name, await Promise.all(known)] as const;
      }),
  );
  return { revision: document.revision, remotes: Object.fromEntries(remotes) };
}

async function bootRelease(releases: ReleaseStore, name: string, release: DiscoveredRelease): Promise<BootRelease> {
  const { version, integrity } = release.metadata;
  const { url, extras } = release;
  return { version, integrity, url, places: extras.places, manifest: await releases.manifest(name, version) };
}

import {
  rankReleases,
  remoteName,
  type BootDiscovery,
  type BootRelease,
  type DiscoveredRelease,
  type DiscoveryDocument,
  type ReleaseManifest,
} from '@alzette/discovery';
import type { FastifyRequest } from 'fastify';
import { sessionId } from '../session/session';
import type { CanaryGuard } from './canary-guard';
import { pinnedReleases, pinReleases } from './pinned-releases';
import type { ReleaseStore } from './store';

/** Releases of one remote that a page gets to know: the visitor's own and one to fall back to. */
const releasesPerRemote = 2;

export interface HostPage {
  /** The page, or its slot where only a remote fills it. */
  readonly page: string;
  /** Version of the host services that stand on the page: that of the host's build, not of this server's. */
  readonly hostServicesVersion: string;
}

/** Gives visitors their releases. */
export interface VisitorReleases {
  /** What a page needs of the discovery document. A release that cannot be read stays listed, without manifest. */
  forPage(request: FastifyRequest, { page, hostServicesVersion }: HostPage): Promise<BootDiscovery>;
}

export interface VisitorReleaseOptions {
  readonly store: ReleaseStore;
  readonly guard: CanaryGuard;
  readonly now: () => number;
}

export function visitorReleases({ store, guard, now }: VisitorReleaseOptions): VisitorReleases {
  return {
    forPage: async (request, { page, hostServicesVersion }) => {
      const document = await store.document();
      const visit = { visitorId: sessionId(request), hostServicesVersion, pinned: pinnedReleases(request, now()) };
      const ranked = rankAll(document, guard, visit);
      const given = ranked.flatMap(([name, releases]) => (releases[0] ? [[name, releases[0]] as const] : []));
      pinReleases(request, Object.fromEntries(given.map(([name, { metadata }]) => [name, metadata.version])), now());
      for (const [name, release] of given) {
        if (release.extras.places.some((slot) => isOnPage(slot, page))) guard.given(sessionId(request), name, release);
      }
      const remotes = await Promise.all(
        ranked.map(
          async ([name, releases]) =>
            [name, await Promise.all(releases.map((release) => bootRelease(store, name, release)))] as const,
        ),
      );
      return { revision: document.revision, remotes: Object.fromEntries(remotes) };
    },
  };
}

interface Visit {
  readonly visitorId: string;
  readonly hostServicesVersion: string;
  readonly pinned: Readonly<Record<string, string>>;
}

function rankAll(document: DiscoveryDocument, guard: CanaryGuard, { pinned, ...visitor }: Visit) {
  return Object.keys(document.microFrontends)
    .map(remoteName)
    .map((name) => {
      const ranked = rankReleases(document, name, { ...visitor, pinnedVersion: pinned[name] });
      const allowed = ranked.filter((release) => !guard.isWithdrawn(name, release, document.revision));
      return [name, allowed.slice(0, releasesPerRemote)] as const;
    });
}

/** Which checkout a checkout page will be only the browser knows: it may be any of them. */
function isOnPage(slot: string, page: string): boolean {
  return slot === page || slot.startsWith(`${page}/`);
}

async function bootRelease(store: ReleaseStore, name: string, release: DiscoveredRelease): Promise<BootRelease> {
  const { version, integrity } = release.metadata;
  const { url, extras } = release;
  const manifest = await store.manifest(name, release);
  return { version, integrity, url, places: extras.places, manifest: manifest && withCheckedAssets(manifest) };
}

/** Hashes travel with every page and do not compress: only those of files that a browser checks. */
function withCheckedAssets(manifest: ReleaseManifest): ReleaseManifest {
  const assets = Object.entries(manifest.assets).filter(([file]) => /\.(?:js|css)$/u.test(file));
  return { ...manifest, assets: Object.fromEntries(assets) };
}

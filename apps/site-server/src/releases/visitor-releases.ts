import type { FastifyRequest } from 'fastify';
import {
  askedRelease,
  type BootDiscovery,
  type BootRelease,
  type DiscoveredRelease,
  type DiscoveryDocument,
  entryFor,
  rankReleases,
  releasesOf,
  type ReleaseManifest,
  remoteName,
} from '@alzette/discovery';
import type { NetworkOf } from '../http/client-network';
import { sessionId, sessionOf, sessionStart } from '../session/session';
import type { CanaryGuard, CountedSession } from './canary-guard';
import type { FailurePhase, ReleaseMetrics } from './release-metrics';
import type { ReleaseStore } from './release-store';

/** The visitor's own release and one to fall back to. */
const releasesPerRemote = 2;

export interface HostPage {
  /** The page, or its slot if a remote fills the whole page. */
  readonly page: string;
  /** Contracts that the host's build provides, not this server. */
  readonly provides: Readonly<Record<string, string>>;
  /** See `ShellManifest`. */
  readonly readsManifests?: boolean | undefined;
  /** Versions that the visitor requested, by remote. They take precedence over the visitor's own, and are neither pinned nor counted. */
  readonly previews?: Readonly<Record<string, string>>;
}

/** Chooses the releases of visitors. */
export interface VisitorReleases {
  /** The part of the discovery document that a page needs. An unreadable release stays listed, without manifest. */
  forPage(request: FastifyRequest, page: HostPage): Promise<BootDiscovery>;
  /** The remote that fills a page or slot, and its release of this visit; null if the visit was given none. */
  givenOn(request: FastifyRequest, page: string): Promise<{ readonly remote: string; readonly version: string } | null>;
  /** Counts a failure only against a release that the session was given, so that a visitor cannot have other releases withdrawn. */
  noteFailed(request: FastifyRequest, failure: ReleaseFailure): Promise<void>;
}

export interface ReleaseFailure {
  readonly remote: string;
  readonly version: string;
  readonly phase: FailurePhase;
}

export interface VisitorReleaseOptions {
  readonly store: ReleaseStore;
  readonly guard: CanaryGuard;
  readonly metrics: ReleaseMetrics;
  readonly networkOf: NetworkOf;
  readonly now: () => number;
}

export function visitorReleases({ store, guard, metrics, networkOf, now }: VisitorReleaseOptions): VisitorReleases {
  return {
    forPage: async (request, host) => {
      const { page, provides, previews = {} } = host;
      const hostServicesVersion = provides['host-services'] ?? '';
      const document = await store.document();
      const visit = { visitorId: sessionId(request), hostServicesVersion, pinned: pinnedReleases(request, now()) };
      const ranked = rankAll(document, guard, visit);
      const given = ranked.flatMap(([name, releases]) => (releases[0] ? [[name, releases[0]] as const] : []));
      pinReleases(request, Object.fromEntries(given.map(([name, { metadata }]) => [name, metadata.version])), now());
      for (const [name, release] of given) {
        if (name in previews || !isOnPage(release, page)) continue;
        metrics.noteGiven(name, release.metadata.version);
        guard.noteGiven(countedSession(request, networkOf), name, release);
      }
      const shown = withPreviews(document, ranked, { previews, hostServicesVersion });
      const remotes = await Promise.all(
        shown.map(
          async ([name, releases]) =>
            [name, await Promise.all(releases.map((release) => bootRelease(store, name, release, host)))] as const,
        ),
      );
      return { revision: document.revision, remotes: Object.fromEntries(remotes) };
    },
    givenOn: async (request, page) => {
      const given = Object.entries(pinnedReleases(request, now()));
      const document = await store.document();
      for (const [remote, version] of given) {
        const release = releasesOf(document, remote).find(({ metadata }) => metadata.version === version);
        if (release && isOnPage(release, page)) return { remote, version };
      }
      return null;
    },
    noteFailed: async (request, { remote, version, phase }) => {
      if (pinnedReleases(request, now())[remote] !== version) return;
      metrics.noteFailed(remote, version, phase);
      await guard.noteFailed({ session: countedSession(request, networkOf), remote, version });
    },
  };
}

function countedSession(request: FastifyRequest, networkOf: NetworkOf): CountedSession {
  return { id: sessionId(request), startedAt: sessionStart(request), network: networkOf(request) };
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

type Ranked = ReturnType<typeof rankAll>;

/** The releases of each remote, requested previews first. A remote may have only a preview. */
function withPreviews(
  document: DiscoveryDocument,
  ranked: Ranked,
  { previews, hostServicesVersion }: Pick<Visit, 'hostServicesVersion'> & Required<Pick<HostPage, 'previews'>>,
): Ranked {
  return ranked.map(([name, releases]) => {
    const version = previews[name];
    const asked = version === undefined ? null : askedRelease(document, name, { version, hostServicesVersion });
    return asked
      ? [name, [asked, ...releases.filter((release) => release !== asked)].slice(0, releasesPerRemote)]
      : [name, releases];
  });
}

/** Only the browser knows the type of its checkout, so a checkout page counts for every checkout slot. */
function isOnPage({ extras }: DiscoveredRelease, page: string): boolean {
  return extras.places.some((slot) => slot === page || slot.startsWith(`${page}/`));
}

/** A release with the address of the entry that the host can run. */
async function bootRelease(
  store: ReleaseStore,
  name: string,
  release: DiscoveredRelease,
  { page, provides, readsManifests = false }: HostPage,
): Promise<BootRelease> {
  const { version, integrity } = release.metadata;
  const { url, extras } = release;
  const manifest = await store.manifest(name, release);
  const entry = manifest && entryFor(manifest, provides['federation-runtime'] ?? '');
  // A page must not read files of another site.
  const isReadLater = readsManifests && !isOnPage(release, page) && url.startsWith('/');
  const isListed = !manifest || entry === null || entry === manifest.entry;
  return {
    version,
    places: extras.places,
    ...(manifest && isReadLater
      ? { manifest: { ...manifest, assets: {} }, manifestIntegrity: extras.manifest }
      : { manifest: manifest && withCheckedAssets(manifest) }),
    ...(isListed
      ? { url, integrity }
      : { url: `${url.slice(0, url.lastIndexOf('/') + 1)}${entry}`, integrity: manifest.assets[entry] ?? '' }),
  };
}

/** A page gets only the hashes of files that browsers check, because hashes do not compress. */
function withCheckedAssets(manifest: ReleaseManifest): ReleaseManifest {
  const assets = Object.entries(manifest.assets).filter(([file]) => /\.(?:js|css)$/u.test(file));
  return { ...manifest, assets: Object.fromEntries(assets) };
}

/** The releases that a session was given, by remote, and the time in hours since 1970. */
interface PinnedReleases {
  readonly since: number;
  readonly versions: Readonly<Record<string, string>>;
}

declare module '@fastify/secure-session' {
  interface SessionData {
    releases: PinnedReleases;
  }
}

/** Length of a visit. A later visit starts with the then current releases. */
const pinHours = 4;
const hourMs = 60 * 60 * 1000;

/** The releases that the session was given during this visit. The cookie is encrypted, so visitors cannot choose releases. */
export function pinnedReleases(request: FastifyRequest, now: number): Readonly<Record<string, string>> {
  const pinned = sessionOf(request).get('releases');
  return pinned && now / hourMs - pinned.since < pinHours ? pinned.versions : {};
}

/** Stores the given releases only after a change, so that most pages set no cookie. */
function pinReleases(request: FastifyRequest, versions: Readonly<Record<string, string>>, now: number): void {
  const session = sessionOf(request);
  const pinned = session.get('releases');
  const isSame =
    pinned !== undefined && now / hourMs - pinned.since < pinHours && sameVersions(pinned.versions, versions);
  if (!isSame) session.set('releases', { since: Math.floor(now / hourMs), versions });
}

function sameVersions(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

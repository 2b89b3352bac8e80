import type { DiscoveredRelease, DiscoveryDocument, ReleaseManifest } from './document';

export interface Visitor {
  /** Any stable text: the same visitor gets the same release. */
  readonly visitorId: string;
  /** Version of the page's host services. */
  readonly hostServicesVersion: string;
  /** The pinned version; it holds while it is listed, compatible and not withdrawn. After that the visitor gets the default. */
  readonly pinnedVersion?: string | undefined;
}

/** The release of a remote for one visitor; null when no listed release is compatible. */
export function chooseRelease(document: DiscoveryDocument, name: string, visitor: Visitor): DiscoveredRelease | null {
  return rankReleases(document, name, visitor)[0] ?? null;
}

/**
 * The compatible releases of a remote without previews and the withdrawn ones: the visitor's own first, then the fallbacks: the default, the
 * newest, and canaries last, because they are unproven. Without a default, a canary gets its share of the visitors and no others.
 */
export function rankReleases(
  document: DiscoveryDocument,
  name: string,
  visitor: Visitor,
): readonly DiscoveredRelease[] {
  const candidates = compatibleReleases(document, name, visitor.hostServicesVersion).filter(
    ({ extras }) => extras.preview !== true,
  );
  const hasDefault = releasesOf(document, name).some(({ deployment }) => deployment?.default === true);
  const { visitorId, pinnedVersion } = visitor;
  // A visitor whose release was taken away gets no other canary for it.
  const own =
    (pinnedVersion === undefined
      ? byTraffic(candidates, `${visitorId}:${name}`)
      : candidates.find((release) => release.metadata.version === pinnedVersion)) ??
    candidates.find((release) => hasDefault || !isCanary(release));
  return own ? [own, ...candidates.filter((release) => release !== own)] : [];
}

/** The compatible release of a requested version, a preview or not; null when none is listed. */
export function askedRelease(
  document: DiscoveryDocument,
  name: string,
  { version, hostServicesVersion }: { readonly version: string; readonly hostServicesVersion: string },
): DiscoveredRelease | null {
  const candidates = compatibleReleases(document, name, hostServicesVersion);
  return candidates.find(({ metadata }) => metadata.version === version) ?? null;
}

/** The releases of `<scope>/<name>`, whatever the scope. */
export function releasesOf(document: DiscoveryDocument, name: string): readonly DiscoveredRelease[] {
  const key = Object.keys(document.microFrontends).find((candidate) => remoteName(candidate) === name);
  return key === undefined ? [] : (document.microFrontends[key] ?? []);
}

/** `cart` of `alzette/cart`. */
export function remoteName(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

function compatibleReleases(document: DiscoveryDocument, name: string, hostServicesVersion: string) {
  return releasesOf(document, name)
    .filter(({ extras }) => extras.withdrawn !== true)
    .filter(({ extras }) => isCompatible(extras.requires['host-services'] ?? '', hostServicesVersion))
    .sort((one, other) => rankOf(one) - rankOf(other) || newestFirst(one, other));
}

/** The canary that has the visitor in its share. */
function byTraffic(candidates: readonly DiscoveredRelease[], visitorAndName: string) {
  let share = 0;
  const bucket = bucketOf(visitorAndName);
  return candidates.filter(isCanary).find(({ deployment }) => {
    share += deployment?.traffic ?? 0;
    return bucket < share;
  });
}

function rankOf(release: DiscoveredRelease): number {
  if (release.deployment?.default === true) return 0;
  return isCanary(release) ? 2 : 1;
}

function isCanary({ deployment }: DiscoveredRelease): boolean {
  return deployment?.default !== true && (deployment?.traffic ?? 0) > 0;
}

function newestFirst(one: DiscoveredRelease, other: DiscoveredRelease): number {
  return other.metadata.version.localeCompare(one.metadata.version, 'en', { numeric: true });
}

/**
 * Maps a text to one of 100 buckets, the same on every machine: FNV-1a with a final mix, which separates similar texts. It is not
 * a cryptographic hash.
 */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/**
 * Whether a version satisfies a range. Only major and minor numbers count: `^1` accepts every `1.x`, `^1.2` accepts `1.2` and later
 * `1.x`, `~1.2` accepts `1.2` only. An invalid range or version is incompatible.
 */
export function isCompatible(range: string, version: string): boolean {
  const required = parseNumbers(/^[\^~](\d+)(?:\.(\d+))?(?:\.\d+)?$/u, range);
  const offered = parseNumbers(/^(\d+)(?:\.(\d+))?(?:\.\d+)?$/u, version);
  if (!required || !offered || required.major !== offered.major) return false;
  return range.startsWith('~') ? offered.minor === required.minor : offered.minor >= required.minor;
}

/**
 * The entry of a release for a host: the shared one when the host provides the federation runtime that it needs, else the
 * standalone one. Null when the release has none that this host can run.
 *
 * @param runtimeVersion of the host's federation runtime; an empty text when it provides none
 */
export function entryFor(
  { entry, standaloneEntry, requires }: Pick<ReleaseManifest, 'entry' | 'standaloneEntry' | 'requires'>,
  runtimeVersion: string,
): string | null {
  const range = requires['federation-runtime'];
  if (range === undefined || isCompatible(range, runtimeVersion)) return entry;
  return standaloneEntry ?? null;
}

function parseNumbers(pattern: RegExp, text: string): { major: number; minor: number } | null {
  const match = pattern.exec(text);
  return match ? { major: Number(match[1]), minor: Number(match[2] ?? 0) } : null;
}

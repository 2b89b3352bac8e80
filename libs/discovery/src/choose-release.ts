import { bucketOf } from './bucket';
import { isCompatible } from './compatibility';
import type { DiscoveredRelease, DiscoveryDocument } from './document';

export interface Visitor {
  /** Any stable text of the visit; the same visitor keeps the same release. */
  readonly visitorId: string;
  /** Version of the host services that stand on the page. */
  readonly hostServicesVersion: string;
  /** A version the visitor already runs; kept while it is listed, compatible and not withdrawn. */
  readonly pinnedVersion?: string | undefined;
}

/** The release of a remote for one visitor; null when none is listed that the host can run. */
export function chooseRelease(document: DiscoveryDocument, name: string, visitor: Visitor): DiscoveredRelease | null {
  return rankReleases(document, name, visitor)[0] ?? null;
}

/**
 * All compatible releases of a remote that are not withdrawn, the visitor's own first, then the ones to fall back to: default, then
 * newest, then canaries, which nobody has relied on yet.
 */
export function rankReleases(
  document: DiscoveryDocument,
  name: string,
  visitor: Visitor,
): readonly DiscoveredRelease[] {
  const candidates = compatibleReleases(document, name, visitor.hostServicesVersion);
  const own = pinned(candidates, visitor) ?? byTraffic(candidates, `${visitor.visitorId}:${name}`);
  return own ? [own, ...candidates.filter((release) => release !== own)] : [];
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

function pinned(candidates: readonly DiscoveredRelease[], { pinnedVersion }: Visitor) {
  return candidates.find((release) => release.metadata.version === pinnedVersion);
}

function byTraffic(candidates: readonly DiscoveredRelease[], visitorAndName: string) {
  let upTo = 0;
  const bucket = bucketOf(visitorAndName);
  const canary = candidates.slice(1).find((release) => {
    upTo += release.deployment?.traffic ?? 0;
    return bucket < upTo;
  });
  return canary ?? candidates[0];
}

function rankOf({ deployment }: DiscoveredRelease): number {
  if (deployment?.default === true) return 0;
  return (deployment?.traffic ?? 0) > 0 ? 2 : 1;
}

function newestFirst(one: DiscoveredRelease, other: DiscoveredRelease): number {
  return other.metadata.version.localeCompare(one.metadata.version, 'en', { numeric: true });
}

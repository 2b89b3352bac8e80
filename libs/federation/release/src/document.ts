// The changes of a discovery document as pure functions: a document in, the next one out. `change-document.ts` writes it.
import {
  discoverySchemaUrl,
  releasesOf,
  remoteName,
  type DiscoveredRelease,
  type DiscoveryDocument,
  type ReleaseExtras,
} from '@alzette/discovery';
import { ReleaseError } from './release-error';

type Releases = readonly DiscoveredRelease[];
type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

const scope = 'alzette';

/** The document of a store without releases. */
export const emptyDocument: DiscoveryDocument = { schema: discoverySchemaUrl, revision: 0, microFrontends: {} };

export const versionOf = (release: DiscoveredRelease): string => release.metadata.version;
export const isWithdrawn = (release: DiscoveredRelease): boolean => release.extras.withdrawn === true;
export const isPreview = (release: DiscoveredRelease): boolean => release.extras.preview === true;
export const isDefault = (release: DiscoveredRelease): boolean => release.deployment?.default === true;

/** Whether a release gets a share of the visitors without being the default. */
export const isCanary = (release: DiscoveredRelease): boolean =>
  !isDefault(release) && !isWithdrawn(release) && trafficOf(release) > 0;

export const trafficOf = (release: DiscoveredRelease): number => release.deployment?.traffic ?? 0;

/** The default release of a remote; undefined when all its releases are withdrawn. */
export const defaultRelease = (document: DiscoveryDocument, name: string): DiscoveredRelease | undefined =>
  releasesOf(document, name).find(isDefault);

/** Names of the remotes that have releases. */
export const remotesOf = (document: DiscoveryDocument): readonly string[] =>
  Object.keys(document.microFrontends).map(remoteName);

export interface ListingOptions {
  /** Percent of the visitors; the release becomes the default when left out. */
  readonly canary?: number | undefined;
  /** Whether no visitor gets the release. */
  readonly preview?: boolean | undefined;
  /** How many releases of the remote stay listed: 5 when left out. */
  readonly keep?: number | undefined;
}

/** Lists a release first, as the default, a canary or a preview, and removes the oldest releases beyond `keep`. */
export function withRelease(
  document: DiscoveryDocument,
  name: string,
  release: DiscoveredRelease,
  { canary, preview = false, keep = 5 }: ListingOptions = {},
): DiscoveryDocument {
  const present = releasesOf(document, name);
  const known = present.find((other) => versionOf(other) === versionOf(release));
  if (known && isDefault(known) && (preview || canary !== undefined)) throw defaultAlready(name, known);
  const others = present.filter((other) => other !== known);
  // Publishing a listed release again changes nothing, its date included.
  const publishedAt = known?.extras.publishedAt ?? release.extras.publishedAt;
  const added = { ...release, extras: { ...release.extras, ...(publishedAt !== undefined && { publishedAt }) } };
  const listed = withReleases(document, name, [withTraffic(added, 0), ...others]);
  const served = () =>
    canary === undefined || others.length === 0
      ? withDefault(listed, name, versionOf(release))
      : withCanary(listed, name, canary, versionOf(release));
  const isHidden = preview || (canary === 0 && others.length > 0);
  const next = isHidden ? withReleases(document, name, [asPreview(added), ...others]) : served();
  return withReleases(next, name, newest(releasesOf(next, name), keep));
}

/**
 * Gives a release `percent` of the visitors; without a version, the running canary, else the last one published after the default.
 * With 0 a canary becomes a preview: no visit keeps it, and none falls back to it.
 */
export function withCanary(
  document: DiscoveryDocument,
  name: string,
  percent: number,
  version?: string,
): DiscoveryDocument {
  const releases = listedReleases(document, name);
  const candidate = version === undefined ? candidateOf(releases, name) : findVersion(releases, name, version);
  if (!candidate)
    throw new ReleaseError(
      `${name} has no release newer than its default: publish one with "publish ${name} --canary ${percent}".`,
    );
  if (isDefault(candidate)) throw defaultAlready(name, candidate);
  const others = releases.filter((release) => release !== candidate && isCanary(release));
  const taken = totalTraffic(others);
  if (taken + percent > 100) {
    throw new ReleaseError(
      `${others.map(versionOf).join(', ')} of ${name} takes ${taken} % already: set it to 0 first.`,
    );
  }
  const withPercent = () => {
    if (percent > 0) return withTraffic(candidate, percent);
    return isCanary(candidate) ? asPreview(candidate) : candidate;
  };
  return withReleases(
    document,
    name,
    releases.map((release) => {
      if (release === candidate) return withPercent();
      return isDefault(release) ? withTraffic(release, 100 - taken - percent, true) : release;
    }),
  );
}

/** Makes the canary, or the given version, the default. The default before it stays listed for a rollback. */
export function withPromoted(document: DiscoveryDocument, name: string, version?: string): DiscoveryDocument {
  const releases = listedReleases(document, name);
  if (version !== undefined) return withDefault(document, name, versionOf(findVersion(releases, name, version)));
  const [canary, ...others] = releases.filter(isCanary);
  if (canary && others.length === 0) return withDefault(document, name, versionOf(canary));
  const found = canary ? `${others.length + 1} canaries` : 'no canary';
  throw new ReleaseError(`${name} has ${found}: say which version, "promote ${name} <version>".`);
}

/**
 * Undoes the last change of the visitors' releases. While canaries run, they are withdrawn, and the default gets their visitors. Without
 * one, the default is withdrawn, and the release before it becomes the default. With a version, all visitors get that one, and all
 * others with visitors are withdrawn.
 */
export function withRolledBack(document: DiscoveryDocument, name: string, version?: string): DiscoveryDocument {
  const releases = listedReleases(document, name);
  const former = releases.find(isDefault);
  const canaries = releases.filter(isCanary);
  const target = version === undefined ? rollbackTarget(releases, name) : findVersion(releases, name, version);
  if (target && target !== former) requireEarlier(target, name);
  if (target && target === former && canaries.length === 0)
    throw new ReleaseError(`${name}@${versionOf(former)} is the default already.`);
  const without = releases
    .filter((release) => release !== target && isServed(release))
    .reduce((next, release) => withWithdrawn(next, name, versionOf(release)), document);
  return target ? withDefault(without, name, versionOf(target)) : without;
}

/** Withdraws one version, or all of a remote. Another release that was the default takes the place of a withdrawn default. */
export function withKilled(document: DiscoveryDocument, name: string, version?: string): DiscoveryDocument {
  const releases = listedReleases(document, name);
  if (version === undefined) return withReleases(document, name, releases.map(withdraw));
  const target = findVersion(releases, name, version);
  const next = isDefault(target) ? earlierRelease(releases, target) : undefined;
  const without = withWithdrawn(document, name, version);
  return next ? withDefault(without, name, versionOf(next)) : without;
}

/** Withdraws one version: no visitor gets it, keeps it or falls back to it. Its share goes to the default. */
export function withWithdrawn(document: DiscoveryDocument, name: string, version: string): DiscoveryDocument {
  const releases = listedReleases(document, name);
  const target = findVersion(releases, name, version);
  const canaries = releases.filter((release) => release !== target && isCanary(release));
  return withReleases(
    document,
    name,
    releases.map((release) => {
      if (release === target) return withdraw(release);
      return isDefault(release) ? withTraffic(release, 100 - totalTraffic(canaries), true) : release;
    }),
  );
}

/** Lists a release again, last and without visitors: the store keeps the folder of a release that left the list. */
export function withListed(document: DiscoveryDocument, name: string, release: DiscoveredRelease): DiscoveryDocument {
  return withReleases(document, name, [...releasesOf(document, name), withTraffic(release, 0)]);
}

function withDefault(document: DiscoveryDocument, name: string, version: string): DiscoveryDocument {
  const releases = releasesOf(document, name);
  const canaries = releases.filter((release) => isCanary(release) && versionOf(release) !== version);
  return withReleases(
    document,
    name,
    releases.map((release) => {
      if (versionOf(release) === version) return withTraffic(release, 100 - totalTraffic(canaries), true);
      return canaries.includes(release) || isWithdrawn(release) || isPreview(release)
        ? release
        : withTraffic(release, 0);
    }),
  );
}

/** The release that `canary` selects without a version. */
function candidateOf(releases: Releases, name: string) {
  const [canary, ...others] = releases.filter(isCanary);
  if (others.length > 0)
    throw new ReleaseError(`${name} has ${others.length + 1} canaries: say which one, with --version <version>.`);
  const index = releases.findIndex(isDefault);
  const newer = releases.slice(0, index === -1 ? releases.length : index);
  return canary ?? newer.find((release) => !isWithdrawn(release));
}

function totalTraffic(releases: Releases): number {
  return releases.reduce((sum, release) => sum + trafficOf(release), 0);
}

/** The release that `rollback` without a version gives to all visitors; undefined when there is none. */
function rollbackTarget(releases: Releases, name: string): DiscoveredRelease | undefined {
  const former = releases.find(isDefault);
  if (releases.some(isCanary)) return former ?? earlierRelease(releases, undefined);
  const target = earlierRelease(releases, former);
  if (target) return target;
  throw new ReleaseError(
    `${name} has no earlier release to go back to: publish a good one, name one that the store keeps, "rollback ${name} <version>", or take the whole remote off with "kill ${name}".`,
  );
}

/**
 * The last release before the given release that was the default, else the newest that was. A canary and a preview
 * never were the default, and a withdrawn release failed.
 */
function earlierRelease(releases: Releases, release: DiscoveredRelease | undefined) {
  const index = release ? releases.indexOf(release) : -1;
  return releases.slice(index + 1).find(isEarlier) ?? releases.find(isEarlier);
}

const isEarlier = (release: DiscoveredRelease): boolean =>
  !isServed(release) && !isWithdrawn(release) && !isPreview(release);

/** A rollback gives all visitors a release that was good before. */
function requireEarlier(release: DiscoveredRelease, name: string): void {
  if (isEarlier(release)) return;
  const withdrawn = isWithdrawn(release);
  const state = withdrawn ? 'was withdrawn' : `is a ${isPreview(release) ? 'preview' : 'canary'}`;
  throw new ReleaseError(
    `${name}@${versionOf(release)} ${state}: "promote ${name} ${versionOf(release)}" makes it the default, if it is good${withdrawn ? ' again' : ''}.`,
  );
}

function defaultAlready(name: string, release: DiscoveredRelease): ReleaseError {
  return new ReleaseError(
    `${name}@${versionOf(release)} is the default already: it cannot be a canary or a preview too.`,
  );
}

/** The newest `keep` releases. Those with visitors stay in any case and count first; withdrawn ones leave first. */
function newest(releases: Releases, keep: number): Releases {
  const others = releases.filter((release) => !isServed(release));
  const byUse = [...others.filter((release) => !isWithdrawn(release)), ...others.filter(isWithdrawn)];
  const room = Math.max(keep - (releases.length - others.length), 0);
  const kept = new Set(byUse.slice(0, room));
  return releases.filter((release) => isServed(release) || kept.has(release));
}

const isServed = (release: DiscoveredRelease): boolean => isDefault(release) || isCanary(release);

function withTraffic(release: DiscoveredRelease, traffic: number, isTheDefault = false): DiscoveredRelease {
  const extras: Writable<ReleaseExtras> = { ...release.extras };
  delete extras.withdrawn;
  delete extras.preview;
  return { ...release, deployment: { traffic, default: isTheDefault }, extras };
}

function asPreview(release: DiscoveredRelease): DiscoveredRelease {
  const { extras, ...preview } = withTraffic(release, 0);
  return { ...preview, extras: { ...extras, preview: true } };
}

function withdraw(release: DiscoveredRelease): DiscoveredRelease {
  return { ...release, deployment: { traffic: 0, default: false }, extras: { ...release.extras, withdrawn: true } };
}

function findVersion(releases: Releases, name: string, version: string): DiscoveredRelease {
  const found = releases.find((release) => versionOf(release) === version);
  if (found) return found;
  throw new ReleaseError(`${name}@${version} is not listed; these are: ${releases.map(versionOf).join(', ')}.`);
}

function listedReleases(document: DiscoveryDocument, name: string): Releases {
  const releases = releasesOf(document, name);
  if (releases.length > 0) return releases;
  const names = remotesOf(document);
  throw new ReleaseError(
    `Nothing of ${name} was released here${names.length > 0 ? `; there is ${names.join(', ')}` : ''}.`,
  );
}

function withReleases(document: DiscoveryDocument, name: string, releases: Releases): DiscoveryDocument {
  const key = Object.keys(document.microFrontends).find((each) => remoteName(each) === name) ?? `${scope}/${name}`;
  return { ...document, microFrontends: { ...document.microFrontends, [key]: releases } };
}

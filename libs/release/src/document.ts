// What each command makes of a discovery document. Pure: the document in, the next one out; `change-document.mjs` writes it.
import { ReleaseError } from './release-error.mjs';

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const scope = 'alzette';

/** The document of a store that nobody released to. */
export const emptyDocument = { schema, revision: 0, microFrontends: {} };

/** Releases of a remote, the last published first. */
export function releasesOf(document, name) {
  return document.microFrontends[keyOf(document, name)] ?? [];
}

export const versionOf = (release) => release.metadata.version;
export const isWithdrawn = (release) => release.extras.withdrawn === true;
export const isDefault = (release) => release.deployment?.default === true;
/** Takes a part of the visitors without being the default. */
export const isCanary = (release) =>
  !isDefault(release) && !isWithdrawn(release) && (release.deployment?.traffic ?? 0) > 0;

/** Lists a release first, as the default or with `canary` percent of the visitors, and forgets the oldest beyond `keep`. */
export function withRelease(document, name, release, { canary, keep = 5 } = {}) {
  const present = releasesOf(document, name);
  const known = present.find((other) => versionOf(other) === versionOf(release));
  const others = present.filter((other) => other !== known);
  // Publishing what stands there already changes nothing, its date included.
  const publishedAt = known?.extras.publishedAt ?? release.extras.publishedAt;
  const arriving = { ...release, extras: { ...release.extras, publishedAt } };
  const listed = withReleases(document, name, [standing(arriving, 0), ...others]);
  const placed =
    canary === undefined || others.length === 0
      ? withDefault(listed, name, versionOf(release))
      : withCanary(listed, name, canary, versionOf(release));
  return withReleases(placed, name, kept(releasesOf(placed, name), keep));
}

/** Gives a release `percent` of the visitors; the last one published after the default when no version is named. */
export function withCanary(document, name, percent, version) {
  const releases = listedReleases(document, name);
  const candidate = version === undefined ? newerThanDefault(releases) : named(releases, name, version);
  if (!candidate)
    throw new ReleaseError(
      `${name} has no release newer than its default: publish one with "publish ${name} --canary ${percent}".`,
    );
  if (isDefault(candidate))
    throw new ReleaseError(`${name}@${versionOf(candidate)} is the default already: it cannot be a canary too.`);
  const others = releases.filter((release) => release !== candidate && isCanary(release));
  const taken = sharesOf(others);
  if (taken + percent > 100) {
    throw new ReleaseError(
      `${others.map(versionOf).join(', ')} of ${name} takes ${taken} % already: set it to 0 first.`,
    );
  }
  return withReleases(
    document,
    name,
    releases.map((release) => {
      if (release === candidate) return standing(release, percent);
      return isDefault(release) ? standing(release, 100 - taken - percent, true) : release;
    }),
  );
}

/** Makes the canary, or the named version, the default. The default before it stays listed, to fall back to. */
export function withPromoted(document, name, version) {
  const releases = listedReleases(document, name);
  const canaries = releases.filter(isCanary);
  if (version === undefined && canaries.length !== 1) {
    const found = canaries.length === 0 ? 'no canary' : `${canaries.length} canaries`;
    throw new ReleaseError(`${name} has ${found}: say which version, "promote ${name} <version>".`);
  }
  return withDefault(
    document,
    name,
    version === undefined ? versionOf(canaries[0]) : versionOf(named(releases, name, version)),
  );
}

/** Goes back to the version, or to the release before the default. The one that is left is withdrawn. */
export function withRolledBack(document, name, version) {
  const releases = listedReleases(document, name);
  const left = releases.find(isDefault);
  const target = version === undefined ? earlier(releases, left) : named(releases, name, version);
  if (!target)
    throw new ReleaseError(
      `${name} has no earlier release to go back to: publish a good one, or take it off with "kill ${name}".`,
    );
  if (target === left) throw new ReleaseError(`${name}@${versionOf(left)} is the default already.`);
  return withDefault(left ? withWithdrawn(document, name, versionOf(left)) : document, name, versionOf(target));
}

/** Takes one version off, or the whole remote. When it was the default, the release before it takes its place. */
export function withKilled(document, name, version) {
  const releases = listedReleases(document, name);
  if (version === undefined) return withReleases(document, name, releases.map(withdrawn));
  const target = named(releases, name, version);
  const next = isDefault(target) ? earlier(releases, target) : undefined;
  const without = withWithdrawn(document, name, version);
  return next ? withDefault(without, name, versionOf(next)) : without;
}

/** Nobody is given a withdrawn release, stays on it or falls back to it; its visitors go to the default. */
export function withWithdrawn(document, name, version) {
  const releases = listedReleases(document, name);
  const target = named(releases, name, version);
  const canaries = releases.filter((release) => release !== target && isCanary(release));
  return withReleases(
    document,
    name,
    releases.map((release) => {
      if (release === target) return withdrawn(release);
      return isDefault(release) ? standing(release, 100 - sharesOf(canaries), true) : release;
    }),
  );
}

/** Lists a release last, without visitors: one whose folder is kept but that fell off the list. */
export function withListed(document, name, release) {
  return withReleases(document, name, [...releasesOf(document, name), standing(release, 0)]);
}

function withDefault(document, name, version) {
  const releases = releasesOf(document, name);
  const canaries = releases.filter((release) => isCanary(release) && versionOf(release) !== version);
  return withReleases(
    document,
    name,
    releases.map((release) => {
      if (versionOf(release) === version) return standing(release, 100 - sharesOf(canaries), true);
      return canaries.includes(release) || isWithdrawn(release) ? release : standing(release, 0);
    }),
  );
}

function newerThanDefault(releases) {
  const place = releases.findIndex(isDefault);
  return releases.slice(0, place === -1 ? releases.length : place).find((release) => !isWithdrawn(release));
}

function sharesOf(releases) {
  return releases.reduce((sum, { deployment }) => sum + deployment.traffic, 0);
}

/** The last one published before a release that visitors may be given as their default. */
function earlier(releases, release) {
  return releases.slice(releases.indexOf(release) + 1).find((other) => !isWithdrawn(other) && !isCanary(other));
}

/** The newest ones, and in any case those that visitors are given. */
function kept(releases, keep) {
  const spare = Math.max(keep - releases.filter(isGiven).length, 0);
  let room = spare;
  return releases.filter((release) => isGiven(release) || room-- > 0);
}

const isGiven = (release) => isDefault(release) || isCanary(release);

function standing(release, traffic, isTheDefault = false) {
  const { withdrawn: _withdrawn, ...extras } = release.extras;
  return { ...release, deployment: { traffic, default: isTheDefault }, extras };
}

function withdrawn(release) {
  return { ...release, deployment: { traffic: 0, default: false }, extras: { ...release.extras, withdrawn: true } };
}

function named(releases, name, version) {
  const found = releases.find((release) => versionOf(release) === version);
  if (found) return found;
  throw new ReleaseError(`${name}@${version} is not listed; these are: ${releases.map(versionOf).join(', ')}.`);
}

function listedReleases(document, name) {
  const releases = releasesOf(document, name);
  if (releases.length > 0) return releases;
  const names = Object.keys(document.microFrontends).map((key) => key.slice(key.lastIndexOf('/') + 1));
  throw new ReleaseError(
    `Nothing of ${name} was released here${names.length > 0 ? `; there is ${names.join(', ')}` : ''}.`,
  );
}

function withReleases(document, name, releases) {
  return { ...document, microFrontends: { ...document.microFrontends, [keyOf(document, name)]: releases } };
}

function keyOf({ microFrontends }, name) {
  return Object.keys(microFrontends).find((key) => key.slice(key.lastIndexOf('/') + 1) === name) ?? `${scope}/${name}`;
}

// The visitors of a remote's releases, in sentences: a command prints them before and after its change.
import { releasesOf, type DiscoveredRelease, type DiscoveryDocument } from '@alzette/discovery';
import { isCanary, isDefault, isPreview, isWithdrawn, trafficOf, versionOf } from './document';

/** The visitors of each release before and after a change. */
export interface VisitorsChange {
  readonly before: string;
  readonly after: string;
}

/** The visitors of a remote in two documents; `after` also describes the effect on visits that have begun. */
export function visitorsChange(before: DiscoveryDocument, after: DiscoveryDocument, name: string): VisitorsChange {
  return {
    before: describeVisitors(before, name),
    after: [describeVisitors(after, name), ...describeVisits(before, after, name)].join('; '),
  };
}

/** `90 % get 1.1.0 (default), 10 % get 1.2.0 (canary)`. The default gets the remaining visitors. */
export function describeVisitors(document: DiscoveryDocument, name: string): string {
  const releases = releasesOf(document, name);
  const canaries = releases.filter(isCanary);
  const rest = 100 - canaries.reduce((sum, release) => sum + trafficOf(release), 0);
  const served = releases.find(isDefault);
  const restText = served
    ? `${rest} % get ${versionOf(served)} (default)`
    : `${rest} % get the fallback of the slots of ${name}`;
  const shares = canaries.map((release) => `${trafficOf(release)} % get ${versionOf(release)} (canary)`);
  if (rest === 0) return shares.join(', ');
  return (served ? [restText, ...shares] : [...shares, restText]).join(', ');
}

/** A visit keeps its release for some hours, unless it may not be shown any more. */
function describeVisits(before: DiscoveryDocument, after: DiscoveryDocument, name: string): readonly string[] {
  const wereShown = releasesOf(before, name).filter(isShown);
  const next = new Map(releasesOf(after, name).map((release) => [versionOf(release), release]));
  const losing = wereShown.filter((release) => {
    const later = next.get(versionOf(release));
    return !later || !isShown(later) || trafficOf(later) < trafficOf(release);
  });
  const keeps = (release: DiscoveredRelease) => {
    const later = next.get(versionOf(release));
    return later !== undefined && isShown(later);
  };
  const [kept, ended] = [losing.filter(keeps), losing.filter((release) => !keeps(release))];
  return [
    ...(ended.length > 0 ? [`no visit keeps ${ended.map(versionOf).join(', ')}`] : []),
    ...(kept.length > 0 ? [`visits that have ${kept.map(versionOf).join(', ')} keep it, at most four hours`] : []),
  ];
}

const isShown = (release: DiscoveredRelease): boolean => !isWithdrawn(release) && !isPreview(release);

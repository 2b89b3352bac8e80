import type { DiscoveredRelease, DiscoveryDocument, ReleasedPages } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';

/** The pages that remotes fill, by slot: those that their releases bring, and those of the operator file, which come first. */
export function remotePages(operator: Operator, { microFrontends }: DiscoveryDocument): ReleasedPages {
  const released = Object.values(microFrontends).flatMap(shownReleases);
  return Object.assign({}, ...released.map(({ extras }) => extras.pages), operator.pages) as ReleasedPages;
}

/** Canaries, then the default. The slot of a remote that is off shows its fallback, so its page stays. */
function shownReleases(releases: readonly DiscoveredRelease[]): readonly DiscoveredRelease[] {
  const shown = releases.filter(({ deployment }) => deployment?.default || (deployment?.traffic ?? 0) > 0);
  if (shown.length === 0) return releases.slice(0, 1);
  return shown.sort((one, other) => Number(one.deployment?.default) - Number(other.deployment?.default));
}

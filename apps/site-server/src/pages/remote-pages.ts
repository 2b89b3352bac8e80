import type { BootRelease, DiscoveredRelease, DiscoveryDocument, ReleasedPages } from '@alzette/discovery';
import type { Operator } from '@alzette/operator-config';

/**
 * The pages that remotes fill, by slot: the pages of their releases, and those of the operator file, whose addresses and titles take
 * precedence.
 */
export function remotePages(operator: Operator, { microFrontends }: DiscoveryDocument): ReleasedPages {
  const brought = Object.values(microFrontends).flatMap(shownReleases);
  const released: ReleasedPages = Object.assign({}, ...brought.map(({ extras }) => extras.pages));
  const own = Object.entries(operator.pages ?? {}).map(([slot, page]) => [slot, { ...released[slot], ...page }]);
  return { ...released, ...(Object.fromEntries(own) as ReleasedPages) };
}

/** Whether a release renders its page identically for all visitors. */
export function isForAll({ manifest }: BootRelease, slot: string): boolean {
  return manifest?.pages?.[slot]?.dependsOnVisitor === false;
}

/** Canaries, then the default. The slot of a remote that is off shows its fallback, so its page stays. */
function shownReleases(releases: readonly DiscoveredRelease[]): readonly DiscoveredRelease[] {
  const shown = releases.filter(({ deployment }) => deployment?.default || (deployment?.traffic ?? 0) > 0);
  if (shown.length === 0) return releases.slice(0, 1);
  return shown.sort((one, other) => Number(one.deployment?.default) - Number(other.deployment?.default));
}

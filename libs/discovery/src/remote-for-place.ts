import type { BootDiscovery } from './site-boot';

/** Name of the remote that fills a place (`cart`, `checkout/esales`); null when no listed release does. */
export function remoteForPlace(discovery: BootDiscovery, place: string): string | null {
  const entry = Object.entries(discovery.remotes).find(([, releases]) =>
    releases.some((release) => release.places.includes(place)),
  );
  return entry?.[0] ?? null;
}

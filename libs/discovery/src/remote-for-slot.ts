import type { BootDiscovery } from './site-boot';

/** Name of the remote that fills a slot (`cart`, `checkout/esales`); null when no listed release does. */
export function remoteForSlot(discovery: BootDiscovery, slot: string): string | null {
  const entry = Object.entries(discovery.remotes).find(([, releases]) =>
    releases.some((release) => release.places.includes(slot)),
  );
  return entry?.[0] ?? null;
}

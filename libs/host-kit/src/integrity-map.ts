import type { BootDiscovery } from '@alzette/discovery';

declare global {
  var __alzetteIntegrity: Readonly<Record<string, string>> | undefined;
}

/**
 * Freezes the hash of every file of every known release. The loading code of host and remotes looks files up here
 * (the build adds that), so a tampered file is refused by the browser. `site` is what the releases' addresses are relative to.
 */
export function freezeIntegrity(discovery: BootDiscovery, site: string = window.location.href): void {
  const map: Record<string, string> = {};
  for (const release of Object.values(discovery.remotes).flat()) {
    for (const [file, hash] of Object.entries(release.manifest?.assets ?? {})) {
      map[new URL(file, new URL(release.url, site)).href] = hash;
    }
  }
  Object.defineProperty(globalThis, '__alzetteIntegrity', { value: Object.freeze(map) });
}

import type { BootDiscovery } from '@alzette/discovery';

declare global {
  var __alzetteIntegrity: Readonly<Record<string, string>> | undefined;
}

/**
 * Freezes the hash of every file of every known release. The loading code of host and remotes looks files up here
 * (the build adds that), so a tampered file is refused by the browser.
 */
export function freezeIntegrity(discovery: BootDiscovery): void {
  const map: Record<string, string> = {};
  for (const release of Object.values(discovery.remotes).flat()) {
    for (const [file, hash] of Object.entries(release.manifest?.assets ?? {})) {
      map[new URL(file, new URL(release.url, window.location.href)).href] = hash;
    }
  }
  Object.defineProperty(globalThis, '__alzetteIntegrity', { value: Object.freeze(map) });
}

import type { BootDiscovery } from '@alzette/discovery';

declare global {
  var __alzetteIntegrity: Readonly<Record<string, string>> | undefined;
}

/**
 * Freezes the hashes of all files of the listed releases. The chunk loaders of host and remotes, which the build adds, read them
 * here, so browsers refuse a changed file. Its own file, because the build without federation replaces `load-release.ts`.
 *
 * @param site base of the releases' addresses
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

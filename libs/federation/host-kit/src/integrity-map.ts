import type { BootDiscovery, BootRelease, ReleaseManifest } from '@alzette/discovery';

type Hashes = Readonly<Record<string, string>>;

declare global {
  var __alzetteIntegrity: Hashes | undefined;
}

/** By absolute address of the file. A hash that is set stays. */
const hashes: Hashes = {};

/**
 * Freezes the hashes of the listed releases. The chunk loaders of host and remotes, which the build adds, read them here, so browsers
 * refuse a changed file. `loadRelease` adds those of a release whose hashes the page lacks. Its own file, because the build without
 * federation replaces `load-release.ts`.
 *
 * @param site base of the releases' addresses
 */
export function freezeIntegrity(discovery: BootDiscovery, site: string = window.location.href): void {
  for (const release of Object.values(discovery.remotes).flat()) {
    if (release.manifest) freezeHashes(release.manifest, new URL(release.url, site));
  }
  Object.defineProperty(globalThis, '__alzetteIntegrity', { value: hashes });
}

/**
 * Loads the hashes of a release whose page lacks them.
 *
 * @throws TypeError when the site does not send the `release.json` that was released
 */
export async function readIntegrity({ url, manifestIntegrity: integrity }: BootRelease, site: string): Promise<void> {
  if (!integrity) return;
  const folder = new URL(url, site);
  const response = await fetch(new URL('release.json', folder), { integrity });
  freezeHashes((await response.json()) as ReleaseManifest, folder);
}

function freezeHashes({ assets }: ReleaseManifest, folder: URL): void {
  for (const [file, value] of Object.entries(assets)) {
    Object.defineProperty(hashes, new URL(file, folder).href, { value, enumerable: true });
  }
}

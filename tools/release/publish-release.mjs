import { changeDocument } from './change-document.mjs';
import { withRelease } from './document.mjs';
import { discoveredRelease, readReleaseFolder } from './release-folder.mjs';

/**
 * Puts built releases into a store, all their files before the document names them, and makes each the default of its remote,
 * or a canary. Neither rebuilds nor restarts anything: hosts read the document.
 *
 * @param {{ store: import('./index.d.mts').Store, keys: import('./index.d.mts').ReleaseKeys, releases: readonly { name: string, folder: string }[], check?: (manifest: object) => Promise<unknown>, canary?: number, keep?: number, whenUntrusted?: 'refuse' | 'replace' }} options
 *   `check` may refuse a release before anything is uploaded; `canary` in percent of the visitors; `keep` is how many releases of a remote stay listed
 * @returns {Promise<{ published: readonly { name: string, version: string }[], document: object }>}
 */
export async function publishReleases({ store, keys, releases, check, canary, keep, whenUntrusted }) {
  const arrived = [];
  for (const { name, folder } of releases) {
    const { manifest, integrity } = await readReleaseFolder(folder, name);
    await check?.(manifest);
    await store.putRelease(name, manifest.version, folder);
    arrived.push({ name, version: manifest.version, release: discoveredRelease(manifest, integrity) });
  }
  const document = await changeDocument({ store, keys, whenUntrusted }, (present) =>
    arrived.reduce((next, { name, release }) => withRelease(next, name, release, { canary, keep }), present),
  );
  return { published: arrived.map(({ name, version }) => ({ name, version })), document };
}

import { changeDocument } from './change-document.mjs';
import { withRelease } from './document.mjs';
import { discoveredRelease, readReleaseFolder } from './release-folder.mjs';

/**
 * Puts built releases into a store, all their files before the document names them, and makes each the default of its remote,
 * or a canary. Neither rebuilds nor restarts anything: hosts read the document.
 *
 * @param {object} options
 * @param {import('./index.d.mts').Store} options.store
 * @param {import('./index.d.mts').ReleaseKeys} options.keys
 * @param {readonly { name: string, folder: string }[]} options.releases
 * @param {(manifest: object) => Promise<unknown>} [options.check] may refuse a release before anything is uploaded
 * @param {number} [options.canary] in percent of the visitors
 * @param {number} [options.keep] how many releases of a remote stay listed
 * @param {'refuse' | 'replace'} [options.whenUntrusted] see `changeDocument`
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

// Publishes what was built on this machine for this machine: `npm start`, `npm run dev`, the browser tests.
import { join } from 'node:path';
import { readReleaseKeys } from './keys.mjs';
import { publishReleases } from './publish-release.mjs';
import { openStore } from './stores/open-store.mjs';

/**
 * Only the release that was built stays listed, so that a page which is loaded again shows it. A document that an older key signed
 * is begun anew.
 *
 * @param {{ store: string, remotes: readonly string[], builds: string, env: Readonly<Record<string, string | undefined>> }} options
 *   `builds` is where they were built; `env` holds the keys
 * @returns {Promise<readonly string[]>} the versions made default, as `name@version`
 */
export async function publishRemotes({ store, remotes, builds, env }) {
  const { published } = await publishReleases({
    store: await openStore(store, env),
    keys: readReleaseKeys(env),
    releases: remotes.map((name) => ({ name, folder: join(builds, name) })),
    keep: 1,
    whenUntrusted: 'replace',
  });
  return published.map(({ name, version }) => `${name}@${version}`);
}

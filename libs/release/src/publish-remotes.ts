// Publishes what was built on this machine for this machine: `npm start`, `npm run dev`, the browser tests.
import { join } from 'node:path';
import { readTrustedDocument } from './change-document.mjs';
import { releasesOf } from './document.mjs';
import { readReleaseKeys } from './keys.mjs';
import { publishReleases } from './publish-release.mjs';
import { isBucket, openStore } from './stores/open-store.mjs';

/**
 * Publishes to a store that is this machine's own. Only the release that was built stays listed, so that a page which is loaded again
 * shows it. A document that an older key signed is begun anew.
 *
 * @param {{ store: string, remotes: readonly string[], builds: string, env: Readonly<Record<string, string | undefined>> }} options
 *   `builds` is where they were built; `env` holds the keys
 * @returns {Promise<readonly string[]>} the versions made default, as `name@version`
 */
export async function publishRemotes({ store: address, env, ...built }) {
  const store = await openStore(address, env);
  return publish({ store, env, ...built }, { keep: 1, whenUntrusted: 'replace' });
}

/** Publishes to a folder that teams release to, only what it has no release of: what they released stands. */
export async function publishMissingRemotes({ store: address, remotes, env, builds }) {
  if (isBucket(address)) return [];
  const store = await openStore(address, env);
  const document = await readTrustedDocument({ store, keys: readReleaseKeys(env) });
  return publish({ store, env, builds, remotes: remotes.filter((name) => releasesOf(document, name).length === 0) });
}

async function publish({ store, env, remotes, builds }, options) {
  if (remotes.length === 0) return [];
  const releases = remotes.map((name) => ({ name, folder: join(builds, name) }));
  const { published } = await publishReleases({ store, keys: readReleaseKeys(env), releases, ...options });
  return published.map(({ name, version }) => `${name}@${version}`);
}

// The messages of `npm start` about withdrawn releases. The site server withdraws a canary that fails too often.
import { join } from 'node:path';
import { importSource } from '../process/import-source.mjs';
import { dataFolderOf, withKeys } from '../process/keys.mjs';
import { root } from '../process/run.mjs';

const { openStore, readReleaseKeys, readTrustedDocument } = await importSource('libs/federation/release/src/index.ts');

const pollMs = 5_000;

/**
 * One line for each remote whose newest release is withdrawn: the release, the reason, and the next action.
 *
 * @param {Record<string, string | undefined>} [env] names the store and the keys
 * @throws when no known key signed the document
 */
export async function readWithdrawals(env = process.env) {
  const all = withKeys(env, dataFolderOf(env));
  const store = await openStore(all.ALZETTE_STORE || join(root, 'dist/store'), all);
  const { microFrontends, base } = await readTrustedDocument({ store, keys: readReleaseKeys(all) });
  return Object.entries(microFrontends)
    .filter(([, [newest]]) => newest?.extras.withdrawn)
    .map(([key, releases]) => lineOf(key, releases, base?.microFrontends[key] ?? []));
}

/** @param signed by a team; a site server may only add the withdrawal of a canary to it */
function lineOf(key, releases, signed) {
  const name = key.split('/').at(-1);
  const { version } = releases[0].metadata;
  const isAutomatic = signed.some(({ metadata, extras }) => metadata.version === version && !extras.withdrawn);
  const cause = isAutomatic ? 'the site server, because it failed in too many sessions' : 'a command';
  const shown = releases.find(({ deployment }) => deployment?.default);
  const rest = shown ? `visitors get ${name}@${shown.metadata.version}` : 'its slots show their fallback';
  return `${name}@${version} was withdrawn by ${cause}; ${rest}. Publish a corrected build, or try it again: npx alzette-release canary ${name} 10 --version ${version}`;
}

/** Prints each withdrawal from now on. The site server logs the reason when it refuses a document. */
export async function watchWithdrawals(print, { env = process.env, everyMs = pollMs } = {}) {
  const read = () => readWithdrawals(env).catch(() => []);
  const known = new Set(await read());
  const timer = setInterval(async () => {
    for (const line of await read()) {
      if (!known.has(line)) print(line);
      known.add(line);
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

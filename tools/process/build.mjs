import { join } from 'node:path';
import { importSource } from './import-source.mjs';
import { dataFolderOf, withKeys } from './keys.mjs';
import { readRemotes } from './remotes.mjs';
import { run, root, tool } from './run.mjs';
import { writeBuildInfo } from '../server-build/build-info.mjs';

/** Names of all remotes. */
export const remotes = readRemotes().map(({ name }) => name);
export const servers = ['partner-sandbox', 'shop-api', 'site-server'];
const nxEnv = { FORCE_COLOR: '0', NX_NO_CLOUD: 'true' };
const projects = ['shell', 'embed', ...remotes, ...servers];

/** Builds all apps and publishes the remotes. */
export async function buildAll(onProgress = () => {}) {
  const output = await build(projects, onProgress);
  await publish();
  return output;
}

/** Builds the apps in the images. Remotes are not included: their teams release them. */
export function buildSite() {
  return build(['shell', 'embed', ...servers]);
}

/** Builds remotes without their type check: a shop on this machine has no shoppers. */
const buildTask = ['run-many', '-t', 'build,bundle', '--excludeTaskDependencies', '--outputStyle=static'];

/** Builds projects through Nx; unchanged ones come from its cache. */
async function build(projects, onProgress = () => {}) {
  const done = new Set();
  const output = await run(tool('nx'), [...buildTask, '-p', projects.join(','), '--parallel=2'], {
    env: nxEnv,
    onLine(line) {
      const [, name] = /^> nx run ([\w-]+):(?:build|bundle)/u.exec(line) ?? [];
      if (!name) return;
      done.add(name);
      onProgress(`${done.size} of ${projects.length}: ${name}`);
    },
  });
  // A server from the cache was built at another commit.
  for (const server of servers.filter((name) => projects.includes(name)))
    writeBuildInfo(join(root, 'dist/apps', server));
  return output;
}

/** Publishes to the store of this workspace. A store named by ALZETTE_STORE belongs to the teams: it only gets remotes that it lacks. */
export async function publish() {
  const { publishMissingRemotes, publishRemotes } = await importSource('libs/federation/release/src/index.ts');
  const env = withKeys(process.env, dataFolderOf(process.env));
  const built = { remotes, builds: join(root, 'dist/apps'), env };
  if (env.ALZETTE_STORE) await publishMissingRemotes({ store: env.ALZETTE_STORE, ...built });
  else await publishRemotes({ store: join(root, 'dist/store'), ...built });
}

/**
 * Builds and publishes the remotes without a release in a store.
 *
 * @param {string} store
 * @param {readonly string[]} names
 */
export async function releaseMissing(store, names) {
  const { openStore, publishMissingRemotes, readReleaseKeys, readTrustedDocument } = await importSource(
    'libs/federation/release/src/index.ts',
  );
  const env = withKeys(process.env, dataFolderOf(process.env));
  const document = await readTrustedDocument({ store: await openStore(store, env), keys: readReleaseKeys(env) });
  const released = Object.keys(document.microFrontends);
  const missing = names.filter((name) => !released.some((key) => key.endsWith(`/${name}`)));
  if (missing.length === 0) return;
  await run(tool('nx'), [...buildTask, '-p', missing.join(',')], { env: nxEnv });
  await publishMissingRemotes({ store, remotes: missing, builds: join(root, 'dist/apps'), env });
}

import { join } from 'node:path';
import { dataFolderOf, withKeys } from './keys.mjs';
import { readRemotes } from './remotes.mjs';
import { run, root, tool } from './run.mjs';

/** Names of all remotes. */
export const remotes = readRemotes().map(({ name }) => name);
export const servers = ['partner-sandbox', 'shop-api', 'site-server'];
const projects = ['shell', 'embed', ...remotes, ...servers];

/** Builds all apps through Nx (unchanged ones come from its cache) and publishes the remotes. */
export async function buildAll(onProgress = () => {}) {
  let done = 0;
  const output = await run(
    tool('nx'),
    ['run-many', '-t', 'build', '-p', projects.join(','), '--parallel=2', '--outputStyle=static'],
    {
      env: { FORCE_COLOR: '0', NX_NO_CLOUD: 'true' },
      onLine(line) {
        const match = /^> nx run ([\w-]+):build/u.exec(line);
        if (!match) return;
        done += 1;
        onProgress(`${done} of ${projects.length}: ${match[1]}`);
      },
    },
  );
  await publish();
  return output;
}

/** Publishes to the store of this workspace. A store named by ALZETTE_STORE belongs to the teams: it only gets remotes that it lacks. */
async function publish() {
  const { publishMissingRemotes, publishRemotes } = await import('../release/publish-remotes.mjs');
  const env = withKeys(process.env, dataFolderOf(process.env));
  const built = { remotes, builds: join(root, 'dist/apps'), env };
  if (env.ALZETTE_STORE) await publishMissingRemotes({ store: env.ALZETTE_STORE, ...built });
  else await publishRemotes({ store: join(root, 'dist/store'), ...built });
}

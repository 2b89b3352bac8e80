import { run, root, tool } from './run.mjs';
import { join } from 'node:path';

export const servers = ['partner-sandbox', 'shop-api', 'site-server'];
export const remotes = ['cart', 'esales-checkout', 'prepaid-checkout'];
const projects = ['shell', 'embed', ...remotes, ...servers];

/** Builds all apps through Nx (unchanged ones come from its cache) and publishes the remotes to the release store. */
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
  const { publishRemotes } = await import('../release/publish.mjs');
  await publishRemotes({ root, store: process.env.ALZETTE_STORE ?? join(root, 'dist/store'), remotes });
  return output;
}

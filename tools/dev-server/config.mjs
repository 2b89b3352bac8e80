// The builds that dev servers serve: development builds whose components are replaced as their files change.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../process/run.mjs';

const require = createRequire(import.meta.url);
const { hostConfig } = require('../webpack/host.cjs');
const { withRefresh } = require('../webpack/refresh/index.cjs');
const { DevReleasePlugin } = require('../webpack/dev-release-plugin.cjs');
const { ReleaseManifestPlugin } = require('../webpack/release-manifest-plugin.cjs');

/** The shell: its files go to the folder that the site server of `npm run dev` serves them from. */
export function servedHost(name) {
  return withRefresh(hostConfig({ name, mode: 'development' }));
}

/** A remote: nothing of `browser` is written, all of it is served. `server` is undefined without a server bundle. */
export function servedRemote(name) {
  const built = [require(join(root, 'apps', name, 'webpack.config.cjs'))({}, { mode: 'development' })].flat();
  const server = built.find((each) => each.name === 'server');
  const config = withRefresh(built.find((each) => each !== server));
  const release = config.plugins.find((plugin) => plugin instanceof ReleaseManifestPlugin);
  const browser = {
    ...config,
    output: { ...config.output, path: join(root, 'dist/dev', name) },
    plugins: [...config.plugins.filter((plugin) => plugin !== release), new DevReleasePlugin(release)],
  };
  return { browser, server };
}

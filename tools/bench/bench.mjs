// `npm run bench [name]`: measures on this machine what docs and notes say of speed and size, as ratios within one run. Results go
// to dist/bench.
import { root, run, tool } from '../process/run.mjs';
import { findOrInstallBrowser } from '../test/browser.mjs';
import { benchServers } from './servers/bench-servers.mjs';

const [name = ''] = process.argv.slice(2);

if (name === '' || name === 'servers') await benchServers();
if (name !== 'servers') await benchPages();

/** The shop has to be built (npm test or npm start does). */
async function benchPages() {
  console.log('Building shell and remotes in one, without federation …');
  await run(tool('webpack'), ['--config', 'tools/bench/one-build/webpack.config.cjs']);
  await run(tool('playwright'), ['test', '-c', 'apps/shop-e2e/bench.config.ts', ...(name ? [name] : [])], {
    cwd: root,
    env: { ALZETTE_CHROMIUM: await findOrInstallBrowser() },
    onLine: (line) => console.log(line),
  });
}

// `npm run bench [name]`: measures on this machine what docs and notes say of speed and size, as ratios within one run. The
// shop has to be built (npm test or npm start does). Results go to dist/bench.
import { root, run, tool } from '../process/run.mjs';
import { findOrInstallBrowser } from '../test/browser.mjs';

const [name = ''] = process.argv.slice(2);

console.log('Building shell and remotes in one, without federation …');
await run(tool('webpack'), ['--config', 'tools/bench/one-build/webpack.config.cjs']);
await run(tool('playwright'), ['test', '-c', 'apps/shop-e2e/bench.config.ts', ...(name ? [name] : [])], {
  cwd: root,
  env: { ALZETTE_CHROMIUM: await findOrInstallBrowser() },
  onLine: (line) => console.log(line),
});

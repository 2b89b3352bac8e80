// `npm run bench [name]`: measures speed and size on this machine, as ratios within one run. Writes results
// to dist/bench.
import { root, run, tool } from '../process/run.mjs';
import { findOrInstall } from '../test/programs.mjs';
import { benchServers } from './servers/bench-servers.mjs';

const [name = ''] = process.argv.slice(2);

if (name === '' || name === 'servers') await benchServers();
if (name !== 'servers') await benchPages();

/** Needs a built shop (npm start or npm test). */
async function benchPages() {
  console.log('Building shell and remotes in one, without federation …');
  for (const page of ['one-build', 'react-alone'])
    await run(tool('webpack'), ['--config', `tools/bench/${page}/webpack.config.cjs`]);
  await run(tool('playwright'), ['test', '-c', 'apps/shop-e2e/bench.config.ts', ...(name ? [name] : [])], {
    cwd: root,
    env: { ALZETTE_CHROMIUM: await findOrInstall('chromium') },
    onLine: (line) => console.log(line),
  });
}

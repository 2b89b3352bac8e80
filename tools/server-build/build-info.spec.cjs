const { execFileSync } = require('node:child_process');
const { version } = require('../../package.json');

it('[V11] a build has the version of the workspace, and the commit of the repository or of the image', async () => {
  const { buildInfo } = await import('./build-info.mjs');
  expect(buildInfo({ ALZETTE_COMMIT: '0a1b2c3d4e5f' })).toEqual({ version, commit: '0a1b2c3d4e5f' });
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  expect(buildInfo({}).commit.replace('-dirty', '')).toBe(commit);
});

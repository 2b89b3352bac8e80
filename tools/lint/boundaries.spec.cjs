const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const root = join(__dirname, '../..');

it('refuses an import that points up: the planted violation fails the linter', () => {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['nx', 'run', 'planted-violation:lint-planted', '--skip-nx-cache', '--outputStyle=static'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
    },
  );
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('@nx/enforce-module-boundaries');
  expect(stdout + stderr).toMatch(/"layer:model" can only depend on libs tagged/u);
}, 90_000);

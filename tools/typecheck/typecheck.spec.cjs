const { execFileSync } = require('node:child_process');
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../..');

it('[P3] every app and every lib has the target typecheck', () => {
  const args = ['show', 'projects', '--with-target', 'typecheck', '--json'];
  const output = execFileSync(join(root, 'node_modules/.bin/nx'), args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const folders = ['apps', 'libs'].flatMap((folder) => readdirSync(join(root, folder)));
  expect(JSON.parse(output.slice(output.indexOf('['))).sort()).toEqual(folders.sort());
});

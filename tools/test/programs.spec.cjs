const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const address = pathToFileURL(join(__dirname, 'programs.mjs')).href;
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In a process whose PATH leads nowhere. */
function find(name, env = {}) {
  const script = `import { findOrInstall } from '${address}'; console.log(await findOrInstall('${name}'));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });
}

it.each([
  ['firefox', 'apt-get install firefox-esr'],
  ['webkit', 'apt-get install webkit2gtk-driver xvfb'],
  ['font', 'apt-get install fontconfig fonts-liberation'],
  ['poppler', 'apt-get install poppler-utils'],
  ['pgbouncer', 'apt-get install pgbouncer'],
  ['prometheus', 'apt-get install prometheus'],
  ['postgresql', 'apt-get install postgresql-15'],
  ['buildah', 'apt-get install buildah'],
])('without %s and a package manager the error says what to install', (name, advice) => {
  expect(find(name)).toMatchObject({ status: 1, stderr: expect.stringContaining(advice) });
});

it('a variable names the program to use', () => {
  const env = { ALZETTE_PDFSIG: '/opt/poppler/pdfsig' };
  expect(find('poppler', env)).toMatchObject({ status: 0, stdout: '/opt/poppler/pdfsig\n' });
});

const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const script = `import { findOrInstallPdfsig } from '${pathToFileURL(join(__dirname, 'pdfsig.mjs')).href}'; console.log(await findOrInstallPdfsig());`;
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pdfsig-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In a process whose PATH leads nowhere. */
const find = (env = {}) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });

it('ALZETTE_PDFSIG names the pdfsig to use', () => {
  expect(find({ ALZETTE_PDFSIG: '/opt/poppler/pdfsig' })).toMatchObject({ status: 0, stdout: '/opt/poppler/pdfsig\n' });
});

it('without pdfsig and a package manager the error says what to install', () => {
  expect(find()).toMatchObject({ status: 1, stderr: expect.stringContaining('apt-get install poppler-utils') });
});

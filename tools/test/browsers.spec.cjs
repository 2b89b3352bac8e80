const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['firefox.mjs', 'findOrInstallFirefox', 'apt-get install firefox-esr'],
  ['webkit.mjs', 'findOrInstallWebkit', 'apt-get install webkit2gtk-driver xvfb'],
  ['fonts.mjs', 'findOrInstallFont', 'apt-get install fontconfig fonts-liberation'],
])('%s says what to install without it and a package manager', (file, name, advice) => {
  const script = `import { ${name} } from '${pathToFileURL(join(__dirname, file)).href}'; await ${name}();`;
  const answer = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: folder },
  });
  expect(answer).toMatchObject({ status: 1, stderr: expect.stringContaining(advice) });
});

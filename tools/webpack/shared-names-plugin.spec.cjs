const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const webpack = require('webpack');
const { root } = require('./common.cjs');
const { sharedNames } = require('./shared.cjs');
const { SharedNamesPlugin } = require('./shared-names-plugin.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-names-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The errors of a build of this code. */
async function build(code) {
  writeFileSync(join(folder, 'index.js'), code);
  const stats = await new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: './index.js',
        output: { path: join(folder, 'dist') },
        externals: { 'react-intl': 'var {}', react: 'var {}' },
        plugins: [new SharedNamesPlugin()],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  return stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
}

describe('a remote', () => {
  it.each([
    ["import { useIntl } from 'react-intl'; useIntl();"],
    ["export { useIntl as useTexts } from 'react-intl';"],
    ["import * as React from 'react'; console.log(React);"],
  ])('[P3] builds with what hosts share: %s', async (code) => {
    expect(await build(code)).toEqual([]);
  });

  it.each([
    ['createIntl', "import { createIntl } from 'react-intl'; createIntl();"],
    ['createIntl', "import * as intl from 'react-intl'; intl.createIntl();"],
    ['createIntl', "export { createIntl } from 'react-intl';"],
    ['all', "import * as intl from 'react-intl'; console.log(intl);"],
    ['all', "export * from 'react-intl';"],
    ['all', "import('react-intl').then(console.log);"],
    ['all', "console.log(require('react-intl'));"],
  ])('[P3] does not build with what hosts do not share: %s', async (name, code) => {
    expect(await build(code)).toEqual([
      expect.stringMatching(new RegExp(`imports ${name} of react-intl\\. Hosts share .*useIntl`, 'u')),
    ]);
  });
});

it('[P3] the guide for remotes lists the shared exports', () => {
  const guide = readFileSync(join(root, 'docs/guides/writing-a-remote.md'), 'utf8');
  const quoted = (names) => names.map((name) => `\`${name}\``).join(', ');
  for (const [request, names] of Object.entries(sharedNames))
    expect(guide).toContain(`| \`${request}\` | ${quoted(names)} |`);
});

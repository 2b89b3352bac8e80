const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { ShellManifestPlugin } = require('./shell-manifest-plugin.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The manifest of a compilation with these files of `main` and of `bootstrap`. */
function manifestOf(main, bootstrap) {
  const afterEmit = {};
  new ShellManifestPlugin().apply({
    options: { mode: 'development' },
    hooks: { afterEmit: { tap: (_name, write) => Object.assign(afterEmit, { write }) } },
  });
  afterEmit.write({
    outputOptions: { path: join(folder, 'assets') },
    entrypoints: new Map([['main', { getFiles: () => main }]]),
    chunks: [{ name: 'bootstrap', files: bootstrap }],
    getAssets: () => [...main, ...bootstrap].map((name) => ({ name })),
  });
  return JSON.parse(readFileSync(join(folder, 'shell-manifest.json'), 'utf8'));
}

it('[P1] after an edit a page loads no hot update, which only open pages take', () => {
  const manifest = manifestOf(
    ['main.1.js', 'main.1.hot-update.js', 'main.css'],
    ['bootstrap.2.js', 'bootstrap.2.hot-update.js'],
  );
  expect(manifest.entry).toEqual({ js: ['main.1.js'], css: ['main.css'] });
  expect(manifest.preload).toEqual(['bootstrap.2.js']);
});

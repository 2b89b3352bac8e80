const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { ShellManifestPlugin } = require('./shell-manifest-plugin.cjs');

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alzette-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The manifest of a compilation with these files of `main` and of other chunks. */
function manifestOf(main, chunks) {
  const afterEmit = {};
  new ShellManifestPlugin().apply({
    options: { mode: 'development' },
    hooks: { afterEmit: { tap: (_name, write) => Object.assign(afterEmit, { write }) } },
  });
  afterEmit.write({
    outputOptions: { path: join(folder, 'assets') },
    entrypoints: new Map([['main', { getFiles: () => main }]]),
    chunks: Object.entries(chunks).map(([name, files]) => ({ name, files })),
    namedChunkGroups: new Map(Object.entries(chunks).map(([name, files]) => [name, { getFiles: () => files }])),
    getAssets: () => [main, ...Object.values(chunks)].flat().map((name) => ({ name })),
  });
  return JSON.parse(readFileSync(join(folder, 'shell-manifest.json'), 'utf8'));
}

it('[P1] after an edit a new page loads no hot update, because only open pages apply it', () => {
  const manifest = manifestOf(['main.1.js', 'main.1.hot-update.js', 'main.css'], {
    bootstrap: ['bootstrap.2.js', 'bootstrap.2.hot-update.js'],
  });
  expect(manifest.entry).toEqual({ js: ['main.1.js'], css: ['main.css'] });
  expect(manifest.preload).toEqual(['bootstrap.2.js']);
});

it('[P1] names each file of the entry once, and the federation runtime for pages with a remote', () => {
  const manifest = manifestOf(['framework.1.js', 'main.2.js'], {
    framework: ['framework.1.js'],
    federation: ['federation.3.js'],
  });
  expect(manifest.entry.js).toEqual(['framework.1.js', 'main.2.js']);
  expect(manifest.preload).toEqual([]);
  expect(manifest.chunks.federation).toEqual(['federation.3.js']);
});

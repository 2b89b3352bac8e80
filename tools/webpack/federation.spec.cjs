const { readFileSync } = require('node:fs');
const { createContext, runInContext } = require('node:vm');
const { sources } = require('webpack');
const { providedByHost, requiredByEntry } = require('./contract.cjs');
const { standaloneEntry, StandaloneEntryPlugin } = require('./federation.cjs');

const { version } = JSON.parse(
  readFileSync(require.resolve('@module-federation/runtime').replace(/dist.*$/u, 'package.json')),
);

it('[P3] hosts provide, and entries require, the minor version of the federation runtime that is installed', () => {
  const minor = version.split('.').slice(0, 2).join('.');
  expect(providedByHost()['federation-runtime']).toBe(minor);
  expect(requiredByEntry()).toEqual({ 'federation-runtime': `~${minor}` });
});

it('[P3] the standalone entry is the entry with a runtime of its own, not that of the page', () => {
  const assets = new Map([['remoteEntry.js', 'globalThis.used = __alzetteFederation.runtime;']]);
  const processAssets = {};
  const compilation = {
    releaseContainer: 'alzette_cart_1',
    hooks: { processAssets: { tap: (_options, run) => Object.assign(processAssets, { run }) } },
    getAsset: (name) => ({ source: new sources.RawSource(assets.get(name)) }),
    emitAsset: (name, source) => assets.set(name, String(source.source())),
  };
  new StandaloneEntryPlugin({ container: 'alzette_cart' }).apply({
    webpack: { Compilation: {}, sources },
    options: { mode: 'production' },
    hooks: { thisCompilation: { tap: (_name, run) => run(compilation) } },
  });
  processAssets.run();
  const page = createContext({ console });
  runInContext(assets.get(standaloneEntry), page);
  expect(page).not.toHaveProperty('__alzetteFederation');
  expect(page.used.createInstance).toEqual(expect.any(Function));
});

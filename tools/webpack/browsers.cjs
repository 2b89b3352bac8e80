// The oldest browsers that the shop supports: `browserslist` in package.json (docs/browsers.md).
const { browserslist: browsers } = require('../../package.json');

/** Names that esbuild has for them. It knows no Samsung Internet, which is a Chrome. */
const esbuildNames = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', ios_saf: 'ios', safari: 'safari' };

/** The same browsers as esbuild's `target`. */
const esbuildTarget = browsers
  .map((query) => query.split(' >= '))
  .filter(([name]) => name in esbuildNames)
  .map(([name, version]) => `${esbuildNames[name]}${version}`);

module.exports = { browsers, esbuildTarget };

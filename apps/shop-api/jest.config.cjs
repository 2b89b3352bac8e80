const preset = require('../../jest.preset.js');

module.exports = {
  displayName: 'shop-api',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // PGlite's CommonJS build imports Node modules dynamically, which jest can only follow once compiled.
  transform: { ...preset.transform, 'pglite/dist/.+\\.cjs$': preset.transform['^.+\\.mjs$'] },
};

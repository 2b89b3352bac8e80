const preset = require('../../jest.preset.js');

module.exports = {
  displayName: 'shop-api',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/start-postgres.cjs',
  globalTeardown: '<rootDir>/test/stop-postgres.cjs',
  // Real databases and real processes: slow on a busy machine without being wrong.
  testTimeout: 180_000,
  // The longest suite by far: beside it the others are soon done, and leave it both cores.
  maxWorkers: 2,
  // Takes a minute for each round, and needs programs that only `npm run stress` installs.
  ...(process.env.ALZETTE_STRESS === 'full' ? {} : { testPathIgnorePatterns: ['/node_modules/', 'failover\\.stress'] }),
  workerIdleMemoryLimit: '1GB',
  // PGlite's CommonJS build imports Node modules dynamically, which jest can only follow once compiled.
  // Shipped as ECMAScript modules only.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|'),
  ),
  transform: { ...preset.transform, 'pglite/dist/.+\\.cjs$': preset.transform['^.+\\.mjs$'] },
};

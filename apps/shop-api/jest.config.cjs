// `failover` takes a minute for each round, and needs programs that only `npm run stress` installs.
const volume = process.env.ALZETTE_VOLUME;
const crashes = ['copies', 'disk-full', 'stopped-under-load'];
const leftOut = [...(volume ? [] : crashes), ...(volume === 'stress' ? [] : ['failover'])].map(
  (name) => `${name}\\.stress`,
);

module.exports = {
  displayName: 'shop-api',
  preset: '../../tools/jest/node.preset.cjs',
  globalSetup: '<rootDir>/test/start-postgres.cjs',
  globalTeardown: '<rootDir>/test/stop-postgres.cjs',
  // The longest suite by far: beside it the others are soon done, and leave it both cores.
  maxWorkers: 2,
  testPathIgnorePatterns: ['/node_modules/', ...leftOut],
};

// `failover` takes a minute for each round, and needs programs that only `npm run stress` installs.
const volume = process.env.ALZETTE_VOLUME;
// `alert-rules` and `restore` need programs that only `npm run test:full` installs.
const onlyFull = ['copies.stress', 'disk-full.stress', 'stopped-under-load.stress', 'restore.stress', 'alert-rules'];
const leftOut = [...(volume ? [] : onlyFull), ...(volume === 'stress' ? [] : ['failover.stress'])].map((name) =>
  name.replace('.', '\\.'),
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

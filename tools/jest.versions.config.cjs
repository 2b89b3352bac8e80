module.exports = {
  ...require('./jest.config.cjs'),
  displayName: 'node-versions',
  testMatch: ['<rootDir>/test/*.versions.cjs'],
};

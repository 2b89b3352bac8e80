module.exports = {
  ...require('../jest.config.cjs'),
  displayName: 'packages',
  testPathIgnorePatterns: ['/node_modules/'],
};

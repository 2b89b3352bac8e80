const preset = require('../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.cjs'],
  // A project of its own.
  testPathIgnorePatterns: ['/node_modules/', '/tools/packages/'],
  // The tools are plain Node scripts: they run as they are.
  transform: {},
};

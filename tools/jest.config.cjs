const preset = require('../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.cjs'],
  // A separate project.
  testPathIgnorePatterns: ['/node_modules/', '/tools/packages/'],
  // The tools are plain Node scripts and need no transform.
  transform: {},
};

const preset = require('../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.cjs'],
  // The tools are plain Node scripts: they run as they are.
  transform: {},
};

module.exports = {
  displayName: 'release',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

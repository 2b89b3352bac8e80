module.exports = {
  displayName: 'site-server',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

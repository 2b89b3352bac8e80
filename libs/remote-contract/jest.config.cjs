module.exports = {
  displayName: 'remote-contract',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

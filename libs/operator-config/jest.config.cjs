module.exports = {
  displayName: 'operator-config',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

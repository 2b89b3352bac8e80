module.exports = {
  displayName: 'discovery',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

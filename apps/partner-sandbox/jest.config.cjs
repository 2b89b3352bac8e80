module.exports = {
  displayName: 'partner-sandbox',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'shop-api',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

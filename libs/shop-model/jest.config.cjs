module.exports = {
  displayName: 'shop-model',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

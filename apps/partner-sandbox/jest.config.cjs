const { moduleNameMapper, transformIgnorePatterns } = require('../../jest.preset.js');

module.exports = {
  displayName: 'partner-sandbox',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  moduleNameMapper: { ...moduleNameMapper, '/attention\\.js$': '<rootDir>/src/testing/no-attention.cjs' },
  // Shipped as ECMAScript modules only.
  transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(oidc-provider|openid-client|oauth4webapi|'),
  ),
};

const { transformIgnorePatterns } = require('../../jest.preset.js');

module.exports = {
  displayName: 'site-server',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // The cookie plugin imports an ECMAScript module while it runs, which only compiled code can do inside jest. The others are
  // shipped as such modules.
  transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@fastify/cookie|cookie|openid-client|oauth4webapi|'),
  ),
};

// The frameworks that host and remotes share at run time. Only frameworks: shared packages are not tree-shaken,
// and a remote must be able to bring newer workspace libs than the host has (docs/adr/0001).
const { dependencies } = require('../../package.json');

const frameworks = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-redux': 'react-redux',
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  'react-intl': 'react-intl',
};

module.exports = Object.fromEntries(
  Object.entries(frameworks).map(([request, name]) => [
    request,
    { singleton: true, requiredVersion: `^${dependencies[name].split('.')[0]}.0.0`, version: dependencies[name] },
  ]),
);

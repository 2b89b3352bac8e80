const { remoteConfig } = require('../../tools/webpack/remote.cjs');

module.exports = (_env, { mode }) => remoteConfig({ name: 'cart', mode, server: './src/server.tsx' });

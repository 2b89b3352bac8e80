const { remoteConfig } = require('../../tools/webpack/remote.cjs');

module.exports = (_env, { mode }) => remoteConfig({ name: 'orders', mode, server: './src/server.tsx' });

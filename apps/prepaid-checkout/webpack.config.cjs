const { remoteConfig } = require('../../tools/webpack/remote.cjs');

module.exports = (_env, { mode }) => remoteConfig({ name: 'prepaid-checkout', mode, server: './src/server.tsx' });

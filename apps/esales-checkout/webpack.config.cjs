const { remoteConfig } = require('../../tools/webpack/remote.cjs');

module.exports = (_env, { mode }) => remoteConfig({ name: 'esales-checkout', mode, server: './src/server.tsx' });

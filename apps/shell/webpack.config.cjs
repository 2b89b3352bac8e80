const { hostConfig } = require('../../tools/webpack/host.cjs');

module.exports = (_env, { mode }) => hostConfig({ name: 'shell', mode });

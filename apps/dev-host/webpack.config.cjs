const { hostConfig } = require('../../tools/webpack/host.cjs');
const { withSharedRefresh } = require('../../tools/webpack/refresh/index.cjs');

// Only ever a development build: nothing of it is released.
module.exports = () => withSharedRefresh(hostConfig({ name: 'dev-host', mode: 'development' }));

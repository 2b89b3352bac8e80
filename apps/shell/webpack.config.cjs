const { hostConfig } = require('../../tools/webpack/host.cjs');
const { serverShellConfig } = require('../../tools/webpack/server-shell.cjs');

// The manifest of the browser's build names the server's file, which therefore is built first.
module.exports = (_env, { mode }) => [
  serverShellConfig({ name: 'shell', mode }),
  { ...hostConfig({ name: 'shell', mode }), dependencies: ['server'] },
];

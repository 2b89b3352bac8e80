const { hostConfig } = require('../../tools/webpack/host.cjs');
const { serverShellConfig } = require('../../tools/webpack/server-shell.cjs');
const { metadata } = require('./project.json');

// The manifest of the browser's build names the server's file, which therefore is built first.
module.exports = (_env, { mode }) => [
  serverShellConfig({ name: 'shell', mode }),
  { ...hostConfig({ name: 'shell', mode, firstLoadBudgets: metadata.firstLoadBudgets }), dependencies: ['server'] },
];

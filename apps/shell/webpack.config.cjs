const { join } = require('node:path');
const { outputFolder } = require('../../tools/webpack/common.cjs');
const { hostConfig } = require('../../tools/webpack/host.cjs');
const { serverBundleConfig } = require('../../tools/webpack/server-bundle.cjs');
const {
  metadata: { firstLoadBudgets, chunkBudgets },
} = require('./project.json');

// The manifest of the browser's build names the server's file, which therefore is built first.
module.exports = (_env, { mode }) => [
  serverBundleConfig({
    name: 'shell',
    mode,
    entry: { shell: './src/server.tsx' },
    target: 'node20',
    path: join(outputFolder('shell', mode), 'server'),
  }),
  { ...hostConfig({ name: 'shell', mode, firstLoadBudgets, chunkBudgets }), dependencies: ['server'] },
];

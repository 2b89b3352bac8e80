// Shell and remotes in one build without federation, as the baseline: same sources, compiler and compression.
const { join } = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { hostConfig } = require('../../webpack/host.cjs');
const { root } = require('../../webpack/common.cjs');

const config = hostConfig({ name: 'shell' });
const path = join(root, 'dist/bench/one-build/assets');
const { framework } = config.optimization.splitChunks.cacheGroups;

module.exports = {
  ...config,
  mode: 'production',
  output: { ...config.output, path, uniqueName: 'alzette_one' },
  // Shared code goes into common chunks, as in a single-team build.
  optimization: { splitChunks: { chunks: 'all', cacheGroups: { framework } } },
  plugins: [
    ...config.plugins,
    new NormalModuleReplacementPlugin(/[\\/]load-release$/u, join(__dirname, 'load-release.ts')),
  ],
  cache: false,
};

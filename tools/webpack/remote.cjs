const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { commonConfig, outputFolder } = require('./common.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { ReleaseNamePlugin } = require('./release-name-plugin.cjs');
const { ReleaseManifestPlugin } = require('./release-manifest-plugin.cjs');
const { MinifyCssPlugin } = require('./minify-css-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const shared = require('./shared.cjs');

/** A remote's build: one container that exposes `./mount`, and a release manifest beside it. */
function remoteConfig({ name, mode = 'production' }) {
  // A container's name becomes a global: it must not be a word that a page may use as an element's id.
  const container = `alzette_${name.replaceAll('-', '_')}`;
  const config = commonConfig({
    name,
    uniqueName: container,
    mode,
    path: outputFolder(name, mode),
    hashed: false,
  });
  return {
    ...config,
    entry: {},
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './mount': { import: './src/mount.tsx', name: 'mount' } },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
      }),
      new IntegrityPlugin(),
      new ReleaseManifestPlugin({ name, container }),
      ...(mode === 'production'
        ? [new ReleaseNamePlugin({ container }), new MinifyCssPlugin(), new PrecompressPlugin()]
        : []),
    ],
  };
}

module.exports = { remoteConfig };

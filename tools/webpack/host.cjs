const { join } = require('node:path');
const { DefinePlugin } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { commonConfig, outputFolder, privateSourceMaps } = require('./common.cjs');
const { compileOnArrival } = require('./compile-on-arrival.cjs');
const { runtimeConstants } = require('./federation.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { HostSbomPlugin } = require('../sbom/sbom-plugin.cjs');
const { ShellManifestPlugin } = require('./shell-manifest-plugin.cjs');
const { MinifyCssPlugin } = require('./minify-css-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { SizeBudgetPlugin } = require('./size-budget-plugin.cjs');

const frameworkPackages =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@reduxjs|react-intl|@formatjs|intl-messageformat)[\\/]/;

/**
 * The host's build. It contains no name or address of a remote.
 * @param {Record<string, number>} [options.firstLoadBudgets] the most bytes in brotli before a chunk's first content
 * @param {Record<string, number>} [options.chunkBudgets] the most bytes in brotli of a chunk by itself
 */
function hostConfig({ name, folder, mode = 'production', scope, firstLoadBudgets = {}, chunkBudgets = {} }) {
  const path = join(outputFolder(name, mode), 'assets');
  const uniqueName = `alzette_${name.replaceAll('-', '_')}`;
  const config = commonConfig({ name, folder, uniqueName, mode, path, hashed: true, scope });
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework: { test: frameworkPackages, name: 'framework', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new DefinePlugin(runtimeConstants),
      new IntegrityPlugin(),
      new ShellManifestPlugin(),
      ...(mode === 'production'
        ? [
            new MinifyCssPlugin(),
            compileOnArrival(/^(?:main|framework|http)\..*\.js$/u),
            new PrecompressPlugin(),
            new HostSbomPlugin({ name, version: '0.0.0' }),
            ...firstLoadPlugins(name, firstLoadBudgets),
            ...chunkPlugins(name, chunkBudgets),
            privateSourceMaps('../maps'),
          ]
        : []),
    ],
  };
}

/** The scripts before each chunk's first content, with the messages of the longest language. */
function firstLoadPlugins(name, budgets) {
  return Object.entries(budgets).map(
    ([chunk, budget]) =>
      new SizeBudgetPlugin({
        what: `first load of ${name}, ${chunk}`,
        budget,
        files: ({ entrypoints, namedChunkGroups }) =>
          [entrypoints.get('main'), namedChunkGroups.get('messages-de'), namedChunkGroups.get(chunk)]
            .flatMap((group) => group.getFiles())
            .filter((file) => file.endsWith('.js')),
      }),
  );
}

function chunkPlugins(name, budgets) {
  return Object.entries(budgets).map(
    ([chunk, budget]) =>
      new SizeBudgetPlugin({
        what: `chunk of ${name}, ${chunk}`,
        budget,
        files: ({ namedChunks }) => [...namedChunks.get(chunk).files],
      }),
  );
}

module.exports = { hostConfig };

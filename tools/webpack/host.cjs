const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { DefinePlugin } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { commonConfig, outputFolder, privateSourceMaps, root } = require('./common.cjs');
const { runtimeConstants } = require('./federation.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { ShellManifestPlugin } = require('./shell-manifest-plugin.cjs');
const { MinifyCssPlugin } = require('./minify-css-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { SizeBudgetPlugin } = require('./size-budget-plugin.cjs');

const frameworkPackages =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@reduxjs|react-intl|@formatjs|intl-messageformat)[\\/]/;

/** The host's build. It contains no name or address of a remote. */
function hostConfig({ name, folder, mode = 'production', scope }) {
  const path = join(outputFolder(name, mode), 'assets');
  const uniqueName = `alzette_${name.replaceAll('-', '_')}`;
  const config = commonConfig({ name, folder, uniqueName, mode, path, hashed: true, scope });
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    optimization: {
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
        ? [new MinifyCssPlugin(), new PrecompressPlugin(), ...firstLoadBudgets(name), privateSourceMaps('../maps')]
        : []),
    ],
  };
}

/** The scripts of each page, with the messages of the longest language, in the budgets of the host's project.json. */
function firstLoadBudgets(name) {
  const { metadata } = JSON.parse(readFileSync(join(root, 'apps', name, 'project.json'), 'utf8'));
  return Object.entries(metadata.firstLoadBudgets).map(
    ([page, budget]) =>
      new SizeBudgetPlugin({
        what: `first load of ${name}, ${page}`,
        budget,
        files: ({ entrypoints, namedChunkGroups }) =>
          [entrypoints.get('main'), ...['messages-de', page].map((chunk) => namedChunkGroups.get(chunk))]
            .flatMap((group) => group.getFiles())
            .filter((file) => file.endsWith('.js')),
      }),
  );
}

module.exports = { hostConfig };

// The configuration of a development build for fast refresh, in a host and in the remotes that it shows (docs/adr/0017).
const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');

const runtime = join(__dirname, 'runtime.cjs');

/** The same build, whose components are replaced as their files change. */
function withRefresh(config) {
  const { module, resolve, plugins, output, cache } = config;
  return {
    ...config,
    module: { ...module, rules: module.rules.map(refreshed) },
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, 'react/jsx-dev-runtime$': join(__dirname, 'jsx-dev-runtime.mjs') },
    },
    // Files keep their names: a style sheet is fetched again under its present address.
    output: { ...output, filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      ...sharedRuntime(output.uniqueName),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, __dirname] }),
    ],
    devtool: 'cheap-module-source-map',
    infrastructureLogging: { level: 'error' },
    cache: { ...cache, name: 'serve' },
  };
}

/** For a host that is not served itself: its React takes part in the refreshes of the remotes it shows. */
function withSharedRefresh(config) {
  return {
    ...config,
    entry: { ...config.entry, main: [join(__dirname, 'host-entry.cjs'), config.entry.main] },
    plugins: [...config.plugins, ...sharedRuntime(config.output.uniqueName)],
  };
}

function refreshed(rule) {
  if (rule.use?.loader !== 'swc-loader' || rule.include) return rule;
  const { jsc, ...options } = rule.use.options;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return {
    ...rule,
    use: { ...rule.use, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } },
  };
}

function sharedRuntime(build) {
  return [
    new DefinePlugin({ __alzette_build__: JSON.stringify(build) }),
    new NormalModuleReplacementPlugin(/react-refresh[\\/]runtime/u, (request) => {
      if (request.contextInfo.issuer !== runtime) request.request = runtime;
    }),
  ];
}

module.exports = { withRefresh, withSharedRefresh };

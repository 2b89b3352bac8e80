const { join } = require('node:path');
const { DefinePlugin, optimize } = require('webpack');
const { commonConfig, root } = require('./common.cjs');
const { ServerBundlePackagesPlugin } = require('../sbom/sbom-plugin.cjs');
const { runtimeConstants } = require('./federation.cjs');

/**
 * A part that renders pages on the server (docs/adr/0029, 0030): one CommonJS file with every framework inside, so that the site
 * server has none. Names of CSS classes are those of the browser's build, which has the styles.
 *
 * @param {object} options
 * @param {Record<string, string>} options.entry file without `.cjs`, and its source
 * @param {string | string[]} options.target of webpack
 * @param {string} options.path folder of the file
 */
function serverBundleConfig({ name, mode = 'production', entry, target, path }) {
  const config = commonConfig({ name, uniqueName: `${name}_server`, mode, path, hashed: false });
  return {
    ...config,
    name: 'server',
    target,
    entry,
    output: { ...config.output, library: { type: 'commonjs2' }, filename: '[name].cjs' },
    module: { rules: config.module.rules.map(withoutStyles) },
    cache: { ...config.cache, name: `${mode}-server` },
    // No browser loads the bundle, and its errors name readable lines.
    optimization: { minimize: false },
    plugins: [
      new DefinePlugin(runtimeConstants),
      new optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new ServerBundlePackagesPlugin({ name }),
    ],
  };
}

/** Style sheets give the names of their classes only; fonts give their addresses. */
function withoutStyles(rule) {
  if (!Array.isArray(rule.use))
    return rule.type === 'asset/resource' ? { ...rule, generator: { ...rule.generator, emit: false } } : rule;
  const [, css, ...rest] = rule.use;
  const { options = {} } = css;
  return {
    ...rule,
    use: [
      { loader: 'css-loader', options: { ...options, modules: { ...options.modules, exportOnlyLocals: true } } },
      ...rest,
    ],
  };
}

/** The build folder of a remote's server bundle, in production before it becomes a file of the release. */
const remoteServerFolder = (name, mode = 'production') =>
  join(root, 'dist', mode === 'production' ? 'server-parts' : 'dev/server-parts', name);
const remoteServerFile = 'server.cjs';

/** The server bundle of a remote: it runs without Node's modules and without the network. */
function remoteServerConfig({ name, mode, source }) {
  const config = serverBundleConfig({
    name,
    mode,
    entry: { server: source },
    // Without the modules of Node, and without those of a browser.
    target: ['webworker', 'es2022'],
    path: remoteServerFolder(name, mode),
  });
  return { ...config, output: { ...config.output, chunkLoading: false, wasmLoading: false, publicPath: '' } };
}

module.exports = { remoteServerConfig, remoteServerFile, remoteServerFolder, serverBundleConfig };

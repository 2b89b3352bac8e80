const { join } = require('node:path');
const { DefinePlugin, optimize } = require('webpack');
const { commonConfig, outputFolder } = require('./common.cjs');
const { runtimeConstants } = require('./federation.cjs');

/**
 * The part of the shell that draws pages on the server (docs/adr/0029): one CommonJS file beside the browser's build, with every
 * framework inside, so that the site server knows none. Names of CSS classes are those of the browser's build, which has the
 * styles.
 */
function serverShellConfig({ name, mode = 'production' }) {
  const config = commonConfig({
    name,
    uniqueName: `${name}_server`,
    mode,
    path: join(outputFolder(name, mode), 'server'),
    hashed: false,
  });
  return {
    ...config,
    name: 'server',
    target: 'node20',
    entry: { shell: './src/server.tsx' },
    output: { ...config.output, library: { type: 'commonjs2' }, filename: '[name].cjs' },
    module: { rules: config.module.rules.map(withoutStyles) },
    cache: { ...config.cache, name: `${mode}-server` },
    // No browser loads it, and its errors name lines that can be read.
    optimization: { minimize: false },
    plugins: [new DefinePlugin(runtimeConstants), new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
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

module.exports = { serverShellConfig };

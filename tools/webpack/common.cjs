// The common configuration of the host's and the remotes' builds.
const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { SourceMapDevToolPlugin } = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { browsers } = require('./browsers.cjs');

const root = join(__dirname, '../..');

/** `@alzette/*` as written in tsconfig.base.json, so that there is one list of libs. */
function workspaceAliases() {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [target]]) => [`${name}$`, join(root, target)]),
  );
}

const swc = {
  loader: 'swc-loader',
  options: {
    env: { targets: browsers, bugfixes: true },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Packages are published in newer syntax too. Nothing is added for APIs that a browser lacks. */
const swcOfPackages = {
  loader: 'swc-loader',
  options: {
    env: { targets: browsers, bugfixes: true },
    isModule: 'unknown',
    jsc: { parser: { syntax: 'ecmascript' } },
  },
};

const cssModules = {
  loader: 'css-loader',
  options: {
    modules: {
      localIdentName: '[local]-[hash:base64:4]',
      exportLocalsConvention: 'as-is',
      namedExport: false,
      // Each selector has a class of the module: a rule for `button` would apply to the whole page, and stay.
      mode: 'pure',
    },
  },
};

/** `scope` limits the rules for a whole page to a part of it: see the loader. */
const layered = (scope) => ({ loader: join(__dirname, 'layer-css-loader.cjs'), options: { scope } });

/** Style sheets of classes, and those for a whole page, which are the host's. */
const styleRules = ({ scope, isRemote = false } = {}) => [
  { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssModules, layered()], sideEffects: true },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    use: isRemote
      ? join(__dirname, 'refuse-css-loader.cjs')
      : [MiniCssExtractPlugin.loader, 'css-loader', layered(scope)],
    sideEffects: true,
  },
];

const rulesIn = (styles) => [
  { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
  { test: /\.[cm]?js$/, include: /node_modules/, use: swcOfPackages },
  {
    test: /[\\/]node_modules[\\/](?:@formatjs[\\/]intl|intl-messageformat)[\\/]index\.js$/,
    use: join(__dirname, 'known-locales-loader.cjs'),
  },
  // A lib's index exports all its code: unused code is left out of a page, with its styles.
  { test: /[\\/]libs[\\/].*\.tsx?$/, exclude: /[\\/]styles[\\/]/, sideEffects: false },
  ...styleRules(styles),
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
  {
    test: /messages[\\/](?:.+[\\/])?(?:fr|en|de)\.json$/,
    type: 'javascript/auto',
    use: join(__dirname, 'messages-loader.cjs'),
  },
];

/** swc needs a tenth of Terser's time, and its files are as small in brotli. It uses threads of its own, so no worker has to load it. */
const minimizer = new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false });

/** Development builds have a folder of their own, so that they never replace a build for a release. */
function outputFolder(name, mode) {
  return join(root, 'dist', mode === 'production' ? 'apps' : 'dev', name);
}

/** The shared part of every web build. `folder` is the project's folder, by default in apps/. */
function commonConfig({ name, folder = `apps/${name}`, uniqueName, mode, path, hashed, scope, isRemote }) {
  const suffix = hashed ? '.[contenthash:8]' : '';
  return {
    mode,
    target: `browserslist:${browsers.join()}`,
    context: join(root, folder),
    devtool: mode === 'production' ? false : 'source-map',
    output: {
      path,
      uniqueName,
      publicPath: 'auto',
      filename: `[name]${suffix}.js`,
      chunkFilename: '[name].[contenthash:8].js',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        ...workspaceAliases(),
        // Messages are compiled at build time, so the bundles do not contain the ICU parser.
        '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
        [join(root, 'node_modules/lucide-react/dist/esm/createLucideIcon.mjs')]: join(__dirname, 'lucide-icon.mjs'),
      },
    },
    // The shortest names that a module's exports can have.
    optimization: { mangleExports: 'size', minimizer: [minimizer] },
    module: { rules: rulesIn({ scope, isRemote }) },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/webpack', name),
      name: mode,
      // A changed configuration, or a file that it requires, begins a new cache.
      buildDependencies: { config: [join(root, folder, 'webpack.config.cjs')] },
    },
  };
}

/**
 * Source maps of a release, for the server that reads browsers' error reports: no file points to them, and they hold no sources.
 *
 * @param {string} folder relative to the build's output folder
 */
function privateSourceMaps(folder) {
  return new SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${folder}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }) => relative(root, absoluteResourcePath),
  });
}

module.exports = { commonConfig, outputFolder, privateSourceMaps, root, styleRules };

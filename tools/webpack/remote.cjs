const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { commonConfig, outputFolder, privateSourceMaps, root } = require('./common.cjs');
const { compileOnArrival } = require('./compile-on-arrival.cjs');
const { runtimeExternals, standaloneEntry, StandaloneEntryPlugin } = require('./federation.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { RemoteSbomPlugin } = require('../sbom/sbom-plugin.cjs');
const { ReleaseNamePlugin } = require('./release-name-plugin.cjs');
const { firstFiles, ReleaseManifestPlugin } = require('./release-manifest-plugin.cjs');
const { MinifyCssPlugin } = require('./minify-css-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { SizeBudgetPlugin } = require('./size-budget-plugin.cjs');
const { ServerFilePlugin } = require('./server-file-plugin.cjs');
const { remoteServerConfig } = require('./server-bundle.cjs');
const { shared } = require('./shared.cjs');
const { SharedNamesPlugin } = require('./shared-names-plugin.cjs');

/**
 * A remote's build: one container that exposes `./mount`, and a release manifest beside it.
 *
 * @param {object} options
 * @param {string} [options.server] source of the part that renders the remote on the server
 */
function remoteConfig({ name, mode = 'production', server }) {
  // A dev server does not serve the server bundle.
  const browser = browserConfig({ name, mode, isServerRendered: server !== undefined && mode === 'production' });
  return server === undefined
    ? browser
    : [remoteServerConfig({ name, mode, source: server }), { ...browser, dependencies: ['server'] }];
}

function browserConfig({ name, mode, isServerRendered }) {
  // A container's name becomes a global: it must not be a word that a page may use as an element's id.
  const container = `alzette_${name.replaceAll('-', '_')}`;
  const config = commonConfig({
    name,
    uniqueName: container,
    mode,
    path: outputFolder(name, mode),
    hashed: false,
    isRemote: true,
  });
  return {
    ...config,
    entry: {},
    externals: runtimeExternals,
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './mount': { import: './src/mount.tsx', name: 'mount' } },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        manifest: { additionalData: forOutsideHosts },
      }),
      new SharedNamesPlugin(),
      new StandaloneEntryPlugin({ container }),
      new IntegrityPlugin(),
      ...(isServerRendered ? [new ServerFilePlugin({ name })] : []),
      ...(mode === 'production' ? [new RemoteSbomPlugin({ name, version: versionOf(name) })] : []),
      new ReleaseManifestPlugin({ name, container }),
      ...(mode === 'production'
        ? [
            new ReleaseNamePlugin({ container }),
            new MinifyCssPlugin(),
            // Its first code, and its libraries, which have no names.
            compileOnArrival(/^(?:mount|\d+)\..*\.js$/u),
            new PrecompressPlugin(),
            new SizeBudgetPlugin({ what: `entry of ${name}`, budget: 6_500, files: () => ['remoteEntry.js'] }),
            firstLoadBudget(name),
            privateSourceMaps('maps'),
          ]
        : []),
    ],
  };
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8')).version;
}

/** The files that a page loads before the remote's first content, in the budget of the remote's project.json. */
function firstLoadBudget(name) {
  const { metadata } = JSON.parse(readFileSync(join(root, 'apps', name, 'project.json'), 'utf8'));
  return new SizeBudgetPlugin({
    what: `first load of ${name}`,
    budget: metadata.firstLoadBudget,
    files: (compilation) => ['remoteEntry.js', ...firstFiles(compilation)],
  });
}

/**
 * The manifest is for hosts with a federation runtime of their own: it names the entry that needs no runtime of the host, and the
 * global that this build defines on a page (release-name-plugin.cjs).
 */
function forOutsideHosts({ stats, compilation }) {
  stats.metaData.remoteEntry.name = standaloneEntry;
  if (compilation.releaseContainer) stats.metaData.globalName = compilation.releaseContainer;
  return stats;
}

module.exports = { remoteConfig };

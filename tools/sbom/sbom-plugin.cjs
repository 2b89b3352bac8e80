// Writes the packages that are in a remote's or a host's build, as CycloneDX, and the texts of their licences. Those of a
// remote are files of the release: their hashes are in the manifest like every other. Those of a host stay outside of the served files.
const { writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { bomFile, bomOf, noticesFile, noticesOf } = require('./bom.cjs');
const { packageOfFile, sorted } = require('./packages.cjs');

/** Packages of server bundles, which are built before, by name of the build. */
const ofServerBundles = new Map();

/** Stores the packages of a server bundle for the plugin of the same name. */
class ServerBundlePackagesPlugin {
  constructor({ name }) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ServerBundlePackagesPlugin', (compilation) => {
      ofServerBundles.set(this.name, packagesIn(compilation));
    });
  }
}

class RemoteSbomPlugin {
  constructor(build) {
    this.build = build;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteSbomPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'RemoteSbomPlugin', stage }, () => {
        for (const [file, text] of filesOf(compilation, this.build))
          compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
      });
    });
  }
}

class HostSbomPlugin {
  constructor(build) {
    this.build = build;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('HostSbomPlugin', (compilation) => {
      const folder = dirname(compilation.outputOptions.path);
      for (const [file, text] of filesOf(compilation, this.build)) writeFileSync(join(folder, file), text);
    });
  }
}

function filesOf(compilation, { name, version }) {
  const packages = sorted([...packagesIn(compilation), ...(ofServerBundles.get(name) ?? [])]);
  return [
    [bomFile, bomOf({ name, version, packages })],
    [noticesFile, noticesOf(packages)],
  ];
}

/** The packages of all modules that are in a file of the build: those that tree shaking leaves out are in none. */
function packagesIn({ modules, chunkGraph }) {
  const files = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => (module.modules ? [...module.modules] : [module]))
    .map((module) => module.nameForCondition() ?? '');
  return [...new Set(files)].map(packageOfFile).filter((each) => each !== null);
}

module.exports = { HostSbomPlugin, RemoteSbomPlugin, ServerBundlePackagesPlugin };

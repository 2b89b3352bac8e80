// The federation runtime of a page belongs to its host: a remote's entry takes it from there (docs/adr/0028).
const { buildSync } = require('esbuild');
const { esbuildTarget } = require('./browsers.cjs');

// The plugin finds webpack by an error of its own, for which webpack compiles the schema of its whole configuration: half a second.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

const sharedRuntime = '__alzetteFederation';

/** The modules that the entry of a remote does not bundle. The other runtime packages belong to the build of the remote. */
const runtimeExternals = {
  '@module-federation/runtime': `var ${sharedRuntime}.runtime`,
  '@module-federation/runtime/helpers': `var ${sharedRuntime}.helpers`,
  // Only code that loads remotes would use it.
  '@module-federation/sdk': 'var {}',
};

/** Parts of the runtime that the shop does not use: snapshots of manifests, and the loading of scripts in Node. */
const runtimeConstants = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

const standaloneEntry = 'standalone.remoteEntry.js';

/** Writes the entry once more with a runtime of its own, for hosts that provide none or another. */
class StandaloneEntryPlugin {
  constructor({ container }) {
    this.container = container;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // A dev server compiles after each edit, and the name stays.
    const known = { own: '', code: '' };
    compiler.hooks.thisCompilation.tap('StandaloneEntryPlugin', (compilation) => {
      // After names and hashes in the code are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'StandaloneEntryPlugin', stage }, () => {
        const own = `${compilation.releaseContainer ?? this.container}_runtime`;
        const entry = String(compilation.getAsset('remoteEntry.js').source.source());
        if (known.own !== own) Object.assign(known, { own, code: bundledRuntime(own, compiler.options.mode) });
        const code = `${known.code}${entry.replaceAll(sharedRuntime, own)}`;
        compilation.emitAsset(standaloneEntry, new sources.RawSource(code));
      });
    });
  }
}

/** A script that leaves the runtime in a global of this name. */
function bundledRuntime(globalName, mode) {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import * as runtime from '@module-federation/runtime';
        import helpers from '@module-federation/runtime/helpers';
        globalThis.${globalName} = { runtime, helpers };`,
      resolveDir: __dirname,
    },
    bundle: true,
    format: 'iife',
    target: esbuildTarget,
    minify: mode === 'production',
    define: runtimeConstants,
    write: false,
  });
  return outputFiles[0].text;
}

module.exports = { runtimeConstants, runtimeExternals, standaloneEntry, StandaloneEntryPlugin };

// Serves release.json beside the files of a development build. It names no hash: the files change as they are edited.
const { manifestOf } = require('./release-manifest-plugin.cjs');

class DevReleasePlugin {
  constructor({ name, container }) {
    this.release = { name, container };
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DevReleasePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DevReleasePlugin', stage }, () => {
        const manifest = manifestOf(compilation, this.release, {});
        const text = JSON.stringify({ ...manifest, version: `${manifest.version}-dev`, preload: [] }, null, 2);
        compilation.emitAsset('release.json', new sources.RawSource(`${text}\n`));
      });
    });
  }
}

module.exports = { DevReleasePlugin };

// Makes the server bundle of a remote, built before, a file of the release: its hash is in the manifest like every other.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { remoteServerFile, remoteServerFolder } = require('./server-bundle.cjs');

class ServerFilePlugin {
  constructor({ name }) {
    this.name = name;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServerFilePlugin', (compilation) => {
      // After all plugins that change scripts: the file stays unchanged.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'ServerFilePlugin', stage }, () => {
        const code = readFileSync(join(remoteServerFolder(this.name), remoteServerFile));
        // No browser loads the bundle, and its errors name readable lines.
        compilation.emitAsset(remoteServerFile, new sources.RawSource(code), { minimized: true });
      });
    });
  }
}

module.exports = { ServerFilePlugin };

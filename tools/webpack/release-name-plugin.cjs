// Gives every build of a remote its own names for its globals on the page: the container, and the list through which
// its chunks arrive. Two releases of one remote can then run on one page without mixing their chunks.
const { createHash } = require('node:crypto');

class ReleaseNamePlugin {
  constructor({ container }) {
    this.container = container;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseNamePlugin', (compilation) => {
      // Before source maps are made of the code, and the hashes of the contents put in the files' names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: 'ReleaseNamePlugin', stage }, (assets) => {
        const scripts = Object.keys(assets)
          .filter((file) => file.endsWith('.js'))
          .sort();
        const code = new Map(scripts.map((file) => [file, String(assets[file].source())]));
        const own = `${this.container}_${digest([...code.values()])}`;
        for (const [file, text] of code) {
          if (!text.includes(this.container)) continue;
          compilation.updateAsset(file, (source) => {
            const renamed = new sources.ReplaceSource(source);
            for (const { index } of text.matchAll(this.container))
              renamed.replace(index, index + this.container.length - 1, own);
            return renamed;
          });
        }
        compilation.releaseContainer = own;
      });
    });
  }
}

function digest(texts) {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(text));
  return hash.digest('hex').slice(0, 8);
}

module.exports = { ReleaseNamePlugin };

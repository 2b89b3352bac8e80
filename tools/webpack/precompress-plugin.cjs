// Writes a brotli file beside each script and style, so that no server compresses at request time.
const { readFile, writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const { brotli } = require('./brotli.cjs');

class PrecompressPlugin {
  apply(compiler) {
    // The largest file first: as the last file it would keep only one core busy.
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const assets = compilation.getAssets().filter(({ name }) => /\.(js|css)$/u.test(name));
      const files = assets.sort((one, other) => other.source.size() - one.source.size()).map(({ name }) => name);
      await Promise.all(
        files.map(async (name) => {
          const file = join(compilation.outputOptions.path, name);
          await writeFile(`${file}.br`, await brotli(compilation, await readFile(file)));
        }),
      );
    });
  }
}

module.exports = { PrecompressPlugin };

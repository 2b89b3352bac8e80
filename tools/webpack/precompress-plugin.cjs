// Writes a brotli file at the best quality beside each script and style, so that no server compresses at request time.
const { readFileSync } = require('node:fs');
const { writeFile } = require('node:fs/promises');
const { join } = require('node:path');
const { promisify } = require('node:util');
const { brotliCompress, constants } = require('node:zlib');

const brotli = promisify(brotliCompress);

class PrecompressPlugin {
  apply(compiler) {
    // Node's thread pool compresses, the largest file first: as the last file it would keep only one core busy.
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const assets = compilation.getAssets().filter(({ name }) => /\.(js|css)$/u.test(name));
      const files = assets.sort((one, other) => other.source.size() - one.source.size()).map(({ name }) => name);
      await Promise.all(files.map((name) => compressFile(join(compilation.outputOptions.path, name))));
    });
  }
}

async function compressFile(file) {
  await writeFile(`${file}.br`, await compress(readFileSync(file)));
}

function compress(content) {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

module.exports = { PrecompressPlugin };

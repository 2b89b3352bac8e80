// Writes a brotli file at the best quality beside each script and style, so that no server compresses on the way out.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { brotliCompressSync, constants } = require('node:zlib');

class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('PrecompressPlugin', (compilation) => {
      for (const { name } of compilation.getAssets()) {
        if (!/\.(js|css)$/u.test(name)) continue;
        const file = join(compilation.outputOptions.path, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, compress(content));
      }
    });
  }
}

function compress(content) {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

module.exports = { PrecompressPlugin };

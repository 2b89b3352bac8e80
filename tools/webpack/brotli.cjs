const { createHash } = require('node:crypto');
const { promisify } = require('node:util');
const { brotliCompress, constants } = require('node:zlib');

const compress = promisify(brotliCompress);

/**
 * Compresses at the best quality, in Node's thread pool. The cache of the build keeps the result, by content.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {Buffer} content
 * @returns {Promise<Buffer>}
 */
function brotli(compilation, content) {
  const hash = createHash('sha256').update(content).digest('hex');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compilation.getCache('brotli').providePromise(hash, null, () => compress(content, { params }));
}

module.exports = { brotli };

const { BannerPlugin, Compilation } = require('webpack');

/**
 * Asks V8 to compile the functions of scripts while they arrive, beside the main thread, instead of one by one when they are called
 * (explicit compile hints: v8.dev/blog/explicit-compile-hints). For the scripts of one page of the shell it made no difference.
 *
 * @param {RegExp} test names of the scripts
 */
function compileOnArrival(test) {
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

module.exports = { compileOnArrival };

// Fails a build whose files exceed their size budget.
const { brotli } = require('./brotli.cjs');

/** Names of other files in a file are hashes: a build of the same code may be this much larger. */
const tolerance = 0.003;

class SizeBudgetPlugin {
  /**
   * @param {object} options
   * @param {string} options.what names the files for the message
   * @param {number} options.budget bytes in brotli, of all files together; exceeded by more than 0.3 %, it fails the build
   * @param {(compilation: import('webpack').Compilation) => readonly string[]} options.files
   */
  constructor({ what, budget, files }) {
    this.what = what;
    this.budget = budget;
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'SizeBudgetPlugin', stage }, async () => {
        const sizeOf = async (file) => (await brotli(compilation, compilation.getAsset(file).source.buffer())).length;
        const sizes = await Promise.all(this.files(compilation).map(sizeOf));
        const size = sizes.reduce((sum, each) => sum + each, 0);
        if (size > this.budget * (1 + tolerance))
          compilation.errors.push(
            new WebpackError(`${this.what}: ${size} bytes in brotli; the budget is ${this.budget}`),
          );
      });
    });
  }
}

module.exports = { SizeBudgetPlugin };

// Fails a build whose files exceed their size budget.
const { brotliCompressSync } = require('node:zlib');

class SizeBudgetPlugin {
  /** @param {Record<string, number>} budgets the most bytes of each file, in brotli */
  constructor(budgets) {
    this.budgets = budgets;
  }

  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SizeBudgetPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SizeBudgetPlugin', stage }, (assets) => {
        for (const [name, budget] of Object.entries(this.budgets)) {
          const size = brotliCompressSync(assets[name].source()).length;
          if (size > budget)
            compilation.errors.push(
              new WebpackError(`${name} weighs ${size} bytes in brotli; its budget is ${budget}`),
            );
        }
      });
    });
  }
}

module.exports = { SizeBudgetPlugin };

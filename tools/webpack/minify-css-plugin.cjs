// Minifies style sheets with esbuild; webpack's own minimizer leaves them as written.
const { transformSync } = require('esbuild');
const { esbuildTarget } = require('./browsers.cjs');

class MinifyCssPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('MinifyCssPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'MinifyCssPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
          const { code } = transformSync(String(assets[name].source()), {
            loader: 'css',
            minify: true,
            target: esbuildTarget,
          });
          compilation.updateAsset(name, new sources.RawSource(code));
        }
      });
    });
  }
}

module.exports = { MinifyCssPlugin };

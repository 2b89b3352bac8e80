const { commonConfig, outputFolder } = require('../../tools/webpack/common.cjs');
const { hostConfig } = require('../../tools/webpack/host.cjs');
const { PrecompressPlugin } = require('../../tools/webpack/precompress-plugin.cjs');
const { SizeBudgetPlugin } = require('../../tools/webpack/size-budget-plugin.cjs');

const folder = 'libs/embed';
/** Only what stands in one of our elements is drawn by our rules (embedScope of @alzette/discovery). */
const scope = ':where(alzette-cart, alzette-esales-checkout, alzette-prepaid-checkout)';

/** The elements in one small file that keeps its name, and the host that they load when the first of them is used. */
module.exports = (_env, { mode }) => [
  elements(mode),
  { ...hostConfig({ name: 'embed', folder, mode, scope }), entry: { main: './src/host/main.ts' } },
];

function elements(mode) {
  const config = commonConfig({
    name: 'embed',
    folder,
    uniqueName: 'alzette_embed_elements',
    mode,
    path: outputFolder('embed', mode),
    hashed: false,
  });
  return {
    ...config,
    // An old page may name this file: it has to run in any browser that knows custom elements and modern scripts.
    entry: { embed: './src/elements/main.ts' },
    output: { ...config.output, clean: false },
    cache: { ...config.cache, name: `${mode}-elements` },
    plugins: mode === 'production' ? [new SizeBudgetPlugin({ 'embed.js': 4096 }), new PrecompressPlugin()] : [],
  };
}

const { commonConfig, outputFolder } = require('../../../tools/webpack/common.cjs');
const { hostConfig } = require('../../../tools/webpack/host.cjs');
const { PrecompressPlugin } = require('../../../tools/webpack/precompress-plugin.cjs');
const { SizeBudgetPlugin } = require('../../../tools/webpack/size-budget-plugin.cjs');

const folder = 'libs/federation/embed';
/** The shop's rules apply inside its elements only (embedScope of @alzette/discovery). */
const scope = ':where(alzette-cart, alzette-esales-checkout, alzette-prepaid-checkout)';

/** Builds `embed.js`, whose name is stable, and the host that the first element loads. */
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
    // Pages reference this file by name, so it must run in every browser with custom elements.
    entry: { embed: './src/elements/main.ts' },
    output: { ...config.output, clean: false },
    cache: { ...config.cache, name: `${mode}-elements` },
    plugins:
      mode === 'production'
        ? [new SizeBudgetPlugin({ what: 'embed.js', budget: 4096, files: () => ['embed.js'] }), new PrecompressPlugin()]
        : [],
  };
}

// Writes shell-manifest.json beside the assets: the files that the site server preloads, and the hash of each file.
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { providedByHost } = require('./contract.cjs');
const { integrityOf, integrityOfAssets } = require('./integrity-plugin.cjs');
const locales = require('./locales.cjs');

class ShellManifestPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('ShellManifestPlugin', (compilation) => {
      const files = filesOf(compilation, ['main']);
      const bootstrap = chunkFiles(compilation, 'bootstrap');
      const framework = chunkFiles(compilation, 'framework');
      const manifest = {
        provides: providedByHost(),
        readsManifests: true,
        entry: { js: files.filter(isScript), css: unique([...files, ...bootstrap]).filter(isStyle) },
        preload: unique([...framework, ...bootstrap]).filter((file) => isScript(file) && !files.includes(file)),
        fonts: assetNames(compilation).filter((file) => file.endsWith('.woff2')),
        messages: Object.fromEntries(
          locales.map((locale) => [locale, chunkFiles(compilation, `messages-${locale}`).find(isScript)]),
        ),
        chunks: Object.fromEntries(preloadable.map((name) => [name, groupFiles(compilation, name).filter(isLoaded)])),
        ...serverBundle(dirname(compilation.outputOptions.path)),
        // In development files change under their names.
        assets: compiler.options.mode === 'production' ? integrityOfAssets(compilation) : {},
      };
      const target = join(dirname(compilation.outputOptions.path), 'shell-manifest.json');
      mkdirSync(dirname(target), { recursive: true });
      // The site server reads it at any time.
      writeFileSync(`${target}.partial`, `${JSON.stringify(manifest, null, 2)}\n`);
      renameSync(`${target}.partial`, target);
    });
  }
}

/** The file that renders pages on the server, when this build has one (server-bundle.cjs). */
function serverBundle(folder) {
  const file = 'server/shell.cjs';
  if (!existsSync(join(folder, file))) return {};
  return { server: { file, integrity: integrityOf(readFileSync(join(folder, file))) } };
}

// Chunks that some pages are sure to show: the site server preloads their scripts, or puts their styles into the page.
const messageChunks = ['home', 'offers', 'availability', 'phones', 'prepaid'].flatMap((pages) =>
  locales.map((locale) => `${pages}-messages-${locale}`),
);
const preloadable = [
  'http',
  'federation',
  'home',
  'offers',
  'availability',
  'chosen-offer',
  'phones',
  'phone',
  'device-questions',
  'plan-band',
  'prepaid',
  'legal',
  ...messageChunks,
];
const isLoaded = (file) => isScript(file) || isStyle(file);
// Hot updates belong to the pages that are open; a page that loads has their changes already.
const isScript = (file) => file.endsWith('.js') && !file.includes('.hot-update.');
const isStyle = (file) => file.endsWith('.css');
const unique = (list) => [...new Set(list)];
const assetNames = (compilation) => compilation.getAssets().map((asset) => asset.name);

function filesOf(compilation, entries) {
  return unique(entries.flatMap((entry) => [...(compilation.entrypoints.get(entry)?.getFiles() ?? [])]));
}

function chunkFiles(compilation, name) {
  return [...compilation.chunks].filter((chunk) => chunk.name === name).flatMap((chunk) => [...chunk.files]);
}

/** The files of a chunk besides the entry: its own files, and those that it shares with other chunks. */
function groupFiles(compilation, name) {
  return compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
}

module.exports = { ShellManifestPlugin };

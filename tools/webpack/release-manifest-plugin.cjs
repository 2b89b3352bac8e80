// Writes release.json: the data that a host needs about this build before it runs any of its code.
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./common.cjs');
const { requiredByEntry } = require('./contract.cjs');
const { standaloneEntry } = require('./federation.cjs');
const locales = require('./locales.cjs');
const { integrityOfAssets } = require('./integrity-plugin.cjs');
const { bomFile } = require('../sbom/bom.cjs');
const { remoteServerFile } = require('./server-bundle.cjs');

class ReleaseManifestPlugin {
  constructor({ name, container }) {
    this.name = name;
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleaseManifestPlugin', (compilation) => {
      const assets = integrityOfAssets(compilation);
      const { name, version, ...release } = manifestOf(compilation, this, assets);
      const manifest = { name, version: `${version}-build.${digest(release)}`, ...release };
      writeFileSync(join(compilation.outputOptions.path, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}

/** The description of a release; `version` comes from the remote's package.json. */
function manifestOf(compilation, { name, container }, assets) {
  const { version, alzette } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'));
  const messagesOf = (locale) =>
    [...compilation.chunks]
      .filter((chunk) => chunk.name === `messages-${locale}`)
      .flatMap((chunk) => [...chunk.files])[0];
  return {
    name,
    version,
    container: compilation.releaseContainer ?? container,
    entry: 'remoteEntry.js',
    standaloneEntry,
    ...(remoteServerFile in assets && { server: remoteServerFile }),
    ...(bomFile in assets && { sbom: bomFile }),
    provides: alzette.provides,
    requires: { ...alzette.requires, ...requiredByEntry() },
    places: alzette.places,
    pages: pagesOf(alzette),
    assets,
    preload: firstFiles(compilation),
    messages: Object.fromEntries(locales.map((locale) => [locale, messagesOf(locale)])),
  };
}

/** Each page states whether it depends on the visitor. Only older releases have no value. */
function pagesOf({ pages }) {
  if (!pages) return undefined;
  const described = Object.entries(pages).map(([slot, page]) => [
    slot,
    { ...page, dependsOnVisitor: page.dependsOnVisitor ?? false },
  ]);
  return Object.fromEntries(described);
}

/** The exposed module's own chunk, and the chunks that it needs to start. */
function firstFiles(compilation) {
  return compilation.namedChunkGroups.get('mount').chunks.flatMap((chunk) => [...chunk.files]);
}

/** Eight characters that change with any byte of the release: its folder never changes under its name. */
function digest(release) {
  return createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 8);
}

module.exports = { firstFiles, manifestOf, pagesOf, ReleaseManifestPlugin };

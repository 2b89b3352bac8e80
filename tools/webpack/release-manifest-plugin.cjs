// Writes release.json: all that a host must know of this build before it runs any of it.
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./common.cjs');
const { integrityOfAssets } = require('./integrity-plugin.cjs');

class ReleaseManifestPlugin {
  constructor({ name, container }) {
    this.name = name;
    this.container = container;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleaseManifestPlugin', (compilation) => {
      const assets = integrityOfAssets(compilation);
      const manifest = manifestOf(compilation, this, assets);
      const release = { ...manifest, version: `${manifest.version}-build.${digest(assets)}` };
      writeFileSync(join(compilation.outputOptions.path, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}

/** What a release says of itself; `version` as it stands in the remote's package.json. */
function manifestOf(compilation, { name, container }, assets) {
  const { version, alzette } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'));
  const filesOf = (chunkName) => [...compilation.chunks].filter((chunk) => chunk.name === chunkName).flatMap((chunk) => [...chunk.files]);
  return {
    name,
    version,
    container,
    entry: 'remoteEntry.js',
    provides: alzette.provides,
    requires: alzette.requires,
    places: alzette.places,
    assets,
    preload: filesOf('mount'),
    messages: Object.fromEntries(['fr', 'en', 'de'].map((locale) => [locale, filesOf(`messages-${locale}`)[0]])),
  };
}

/** Eight characters that change with any byte of the build: a folder of releases never changes under its name. */
function digest(assets) {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 8);
}

module.exports = { manifestOf, ReleaseManifestPlugin };

// Federation does not set integrity on the scripts and styles that it loads. This plugin makes the loading code ask
// one frozen map (absolute address -> hash), which the host fills from the release manifests before any remote runs. A file
// of another origin is asked for with CORS: without it, its hash could not be checked.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const lookUp = (element, address) =>
  `var address = new URL(${address}, location.href);
var integrity = globalThis.__alzetteIntegrity && globalThis.__alzetteIntegrity[address.href];
if (integrity) ${element}.integrity = integrity;
if (address.origin !== location.origin) ${element}.crossOrigin = 'anonymous';`;

class IntegrityPlugin {
  apply(compiler) {
    const { runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) => `${source}\n${lookUp('script', 'script.src')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => `${source}\n${lookUp(names.tag, `${names.tag}.href`)}`,
      );
    });
  }
}

/** The Subresource Integrity value of every file of a finished build, by file name, in the same order each time. */
function integrityOfAssets(compilation) {
  const folder = compilation.outputOptions.path;
  return Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name }) => name)
      .sort()
      .map((name) => [name, integrityOf(readFileSync(join(folder, name)))]),
  );
}

function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

module.exports = { IntegrityPlugin, integrityOfAssets };

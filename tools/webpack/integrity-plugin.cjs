// Federation does not set integrity on the scripts and styles that it loads. This plugin makes the loading code read
// one frozen map (absolute address -> hash), which the host fills from the release manifests before any remote runs. A file
// of another origin is requested with CORS: without it, its hash could not be checked. The same code handles Trusted Types.
const { createHash } = require('node:crypto');
const { rm } = require('node:fs/promises');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const lookUp = (element, address) =>
  `var address = new URL(${address}, location.href);
var integrity = globalThis.__alzetteIntegrity && globalThis.__alzetteIntegrity[address.href];
if (integrity) ${element}.integrity = integrity;
if (address.origin !== location.origin) ${element}.crossOrigin = 'anonymous';`;

/** On a page under Trusted Types, the policy of `embed.js` names the address (trusted-types.ts of @alzette/discovery). */
function withPolicy(source) {
  const plain = 'script.src = url;';
  if (!source.includes(plain)) throw new Error('webpack loads scripts in another way than this plugin expects');
  return source.replace(
    plain,
    'script.src = globalThis.__alzettePolicy ? globalThis.__alzettePolicy.createScriptURL(url) : url;',
  );
}

/** Hashes by file name, of each compilation. */
const hashes = new WeakMap();

class IntegrityPlugin {
  apply(compiler) {
    const { runtime } = compiler.webpack;
    // webpack does not write a file whose name and size equal those of its output, even if the file was damaged.
    compiler.hooks.run.tapPromise('IntegrityPlugin', () => rm(compiler.outputPath, { recursive: true, force: true }));
    compiler.hooks.emit.tap({ name: 'IntegrityPlugin', stage: Infinity }, (compilation) => {
      // No browser loads a source map.
      const files = compilation.getAssets().filter(({ name }) => !name.endsWith('.map'));
      const entries = files.map(({ name, source }) => [name, integrityOf(source.buffer())]);
      hashes.set(compilation, Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
    });
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) => `${withPolicy(source)}\n${lookUp('script', 'script.src')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => `${source}\n${lookUp(names.tag, `${names.tag}.href`)}`,
      );
    });
  }
}

/**
 * The Subresource Integrity value of every file of a finished build, by file name, in the same order each time. It is the value of
 * webpack's output, not of the file on the disk.
 */
function integrityOfAssets(compilation) {
  return hashes.get(compilation);
}

function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

module.exports = { integrityOf, integrityOfAssets, IntegrityPlugin };

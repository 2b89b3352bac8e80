// Fails the build of a remote that imports exports of a framework that hosts do not share.
const { relative } = require('node:path');
const { root } = require('./common.cjs');
const { sharedNames } = require('./shared.cjs');

/** Dependencies of modules that only name a request. */
const withoutNames = new Set(['harmony side effect evaluation', 'harmony import']);

class SharedNamesPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNamesPlugin', (modules) => {
        for (const fault of new Set([...modules].flatMap(faultsOf))) compilation.errors.push(new WebpackError(fault));
      });
    });
  }
}

/** @returns {string[]} one sentence per import that hosts do not share */
function faultsOf({ resource, dependencies, blocks }) {
  // Federation's own modules have no file.
  if (!resource) return [];
  // Imports on demand are dependencies of blocks.
  return [dependencies, ...blocks.map((block) => block.dependencies)]
    .flat()
    .filter(({ request, type }) => sharedNames[request] && !withoutNames.has(type))
    .filter(({ request, ids: [name] = [] }) => !sharedNames[request].includes(name))
    .map(
      ({ request, ids: [name = 'all'] = [] }) =>
        `${relative(root, resource)} imports ${name} of ${request}. Hosts share ${sharedNames[request].join(', ')} (docs/guides/writing-a-remote.md).`,
    );
}

module.exports = { SharedNamesPlugin };

// The versions of the contract, read from the sources: builds name them before any of their code runs.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./common.cjs');

/** The contracts that a host provides to remotes, and the mount that it accepts: `{ 'host-services': '1.0', './mount': '1.0' }`. */
function providedByHost() {
  return {
    'host-services': constantOf('remote-contract/src/host-services.ts', 'hostServicesVersion'),
    './mount': constantOf('remote-contract/src/mount.ts', 'mountContractVersion'),
    'federation-runtime': constantOf('host-kit/src/federation-version.ts', 'federationRuntimeVersion'),
  };
}

/** The range that the build adds to the contract ranges of a remote's package.json. Minor versions of the runtime do not work together. */
function requiredByEntry() {
  return { 'federation-runtime': `~${providedByHost()['federation-runtime']}` };
}

function constantOf(source, name) {
  const file = join(root, 'libs/federation', source);
  const version = new RegExp(`${name} = '([\\d.]+)'`, 'u').exec(readFileSync(file, 'utf8'))?.[1];
  if (!version) throw new Error(`${file} has to name ${name}`);
  return version;
}

module.exports = { providedByHost, requiredByEntry };

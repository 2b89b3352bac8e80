// The versions of the contract, read where they are written: builds name them before anything of theirs runs.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { root } = require('./common.cjs');

/** What a host built from these sources provides: `{ 'host-services': '1.0' }`. */
function providedByHost() {
  const file = join(root, 'libs/remote-contract/src/host-services.ts');
  const version = /hostServicesVersion = '([\d.]+)'/u.exec(readFileSync(file, 'utf8'))?.[1];
  if (!version) throw new Error(`${file} has to name hostServicesVersion`);
  return { 'host-services': version };
}

module.exports = { providedByHost };

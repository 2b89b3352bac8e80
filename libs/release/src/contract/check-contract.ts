import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import semver from 'semver';
import { ReleaseError } from '../release-error.mjs';
import { compareContracts, isRaisedEnough } from './compare.mjs';
import { contractFiles, contractSnapshot, contractVersions } from './snapshot.mjs';

const constants = { 'host-services': 'hostServicesVersion', './mount': 'mountContractVersion' };

/**
 * Refuses a contract that changed more than its versions say. Where there is no contract's source, there is nothing to check.
 *
 * @param {string} root of the workspace
 * @param {{ write?: boolean }} [options] `write` makes the present contract the released one
 * @returns {Promise<Readonly<Record<string, string>> | null>} its versions; null without source
 * @throws ReleaseError naming what changed and which version to raise
 */
export async function checkContract(root, { write = false } = {}) {
  const files = contractFiles(root);
  if (!existsSync(files.sources)) return null;
  const present = await contractSnapshot(files.sources);
  const released = existsSync(files.snapshot) ? readFileSync(files.snapshot, 'utf8') : present;
  const changes = await compareContracts(released, present);
  const tooLow = changes.find((change) => !isRaisedEnough(change));
  if (tooLow) {
    const { contract, needed, from, reason } = tooLow;
    throw new ReleaseError(
      `The contract ${contract} changed (${reason}) and is still ${tooLow.to}: raise ${constants[contract]} to ${raised(from, needed)} or more, or take the change back.`,
    );
  }
  if (write) writeFileSync(files.snapshot, present);
  return contractVersions(present);
}

/**
 * Refuses a release that the host cannot run.
 *
 * @param {{ name: string, version: string, provides: object, requires: object }} manifest
 * @param {Readonly<Record<string, string>>} host versions of the contracts that the live host has
 */
export function checkHost({ name, version, provides, requires }, host) {
  const needed = requires['host-services'];
  if (!fits(host['host-services'], needed)) {
    throw new ReleaseError(
      `${name}@${version} requires host-services ${needed} and the host has ${host['host-services']}: release the host first, or build against what it has.`,
    );
  }
  const range = `^${host['./mount'].split('.')[0]}`;
  if (!fits(provides['./mount'], range)) {
    throw new ReleaseError(
      `${name}@${version} provides ./mount ${provides['./mount']} and the host mounts ${range}: build it against that contract.`,
    );
  }
}

/** Contracts count majors and minors: `1.2` stands for 1.2.0. */
function fits(version, range) {
  return semver.valid(`${version}.0`) !== null && semver.satisfies(`${version}.0`, range);
}

function raised(from, needed) {
  const [major, minor] = from.split('.').map(Number);
  return needed === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

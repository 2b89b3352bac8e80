import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCompatible, type ReleaseManifest } from '@alzette/discovery';
import { loadCompiler } from '../compiler';
import { ReleaseError } from '../release-error';
import { compareContracts, isRaisedEnough, readVersion, type ContractChange } from './compare';
import { contractFiles, contractSnapshot, contractVersions, type ContractVersions } from './snapshot';

const constants = {
  'host-services': 'hostServicesVersion',
  './mount': 'mountContractVersion',
  './server': 'serverContractVersion',
};

/**
 * Refuses a contract whose changes exceed its version change. Two contracts that were compared without a fault are not compared again.
 *
 * @param root of the workspace
 * @param options `write` makes the present contract the released one
 * @returns the contract's versions; null where the workspace has no sources of the contract
 * @throws ReleaseError naming what changed and which version to raise
 */
export function checkContract(
  root: string,
  { write = false }: { readonly write?: boolean | undefined } = {},
): ContractVersions | null {
  const files = contractFiles(root);
  if (!existsSync(files.sources)) return null;
  const present = contractSnapshot(files.sources);
  const released = existsSync(files.snapshot) ? readFileSync(files.snapshot, 'utf8') : present;
  const comparedFile = join(root, 'dist/types/contract.compared.txt');
  const compared = createHash('sha256')
    .update(JSON.stringify([loadCompiler().version, released, present]))
    .digest('hex');
  if (!existsSync(comparedFile) || readFileSync(comparedFile, 'utf8') !== compared) {
    requireRaise(released, present);
    mkdirSync(dirname(comparedFile), { recursive: true });
    writeFileSync(comparedFile, compared);
  }
  if (write) writeFileSync(files.snapshot, present);
  return contractVersions(present);
}

/** @throws ReleaseError naming what changed and which version to raise */
function requireRaise(released: string, present: string): void {
  const tooLow = compareContracts(released, present).find((change) => !isRaisedEnough(change));
  if (!tooLow) return;
  const { contract, reason, to } = tooLow;
  throw new ReleaseError(
    `The contract ${contract} changed (${reason}) and is still ${to}: raise ${constants[contract]} to ${raisedVersion(tooLow)} or more, or revert the change.`,
  );
}

/** The versions of the host services that a host provides, and of the mount that it accepts. */
export type HostContracts = Pick<ContractVersions, 'host-services' | './mount'>;

/**
 * Refuses a release that a host with the given contract versions cannot run.
 *
 * @throws ReleaseError that says which contract does not fit
 */
export function checkHost({ name, version, provides, requires }: ReleaseManifest, host: HostContracts): void {
  const needed = requires['host-services'] ?? '';
  if (!isCompatible(needed, host['host-services'])) {
    throw new ReleaseError(
      `${name}@${version} requires host-services ${needed} and the host has ${host['host-services']}: release the host first, or build against its version.`,
    );
  }
  const range = `^${host['./mount'].split('.')[0]}`;
  const mount = provides['./mount'] ?? '';
  if (!isCompatible(range, mount)) {
    throw new ReleaseError(
      `${name}@${version} provides ./mount ${mount} and the host mounts ${range}: build it against that contract.`,
    );
  }
}

function raisedVersion({ from, needed }: ContractChange): string {
  const { major, minor } = readVersion(from);
  return needed === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

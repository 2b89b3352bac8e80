import { checkContract, checkHost } from '../contract/check-contract.mjs';
import { ReleaseError } from '../release-error.mjs';
import { readReleaseFolder } from '../release-folder.mjs';

export const usage = 'check <remote> [--against <site>]   pack’s checks, and whether the contract and the host allow the release';

export async function run({ remote, folderOf, root, options, print }) {
  const { manifest } = await readReleaseFolder(folderOf(remote), remote);
  const host = await checkContracts({ manifest, root, options });
  print(`${remote}@${manifest.version} runs in a host with host-services ${host['host-services']} and ./mount ${host['./mount']}`);
}

/** Checks the contract's own change, then the release against the live host where one is named, else against the sources. */
export async function checkContracts({ manifest, root, options }) {
  const own = await checkContract(root, { write: options['write-contract'] });
  const host = options.against === undefined ? own : await liveHost(options.against);
  if (host === null) throw new ReleaseError('Which host is it for? Say --against <address of the site>, which tells its contract.');
  checkHost(manifest, host);
  return host;
}

/** Versions that a running site tells with its discovery document. */
async function liveHost(site) {
  const answer = await fetch(new URL('/discovery.json', site)).catch((cause) => {
    throw new ReleaseError(`${site} does not answer: check the address of --against, or leave it out.`, { cause });
  });
  const told = answer.headers.get('alzette-contract') ?? '';
  const versions = Object.fromEntries(told.split(', ').map((each) => each.split('=')));
  if (versions['host-services'] && versions['./mount']) return versions;
  throw new ReleaseError(`${site} tells no contract: is it the address of an Alzette shop?`);
}

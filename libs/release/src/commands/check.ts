import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { checkContract, checkHost } from '../contract/check-contract.mjs';
import { ReleaseError } from '../release-error.mjs';
import { readReleaseFolder } from '../release-folder.mjs';

export const usage =
  'check <remote> [--against <site> [--trial]] pack’s checks, and whether contract and host allow it; "check host" tries a host’s build';

export async function run({ remote, folderOf, root, options, print }) {
  if (remote === 'host') return tryHostBuild({ folder: folderOf('shell'), options, print });
  const folder = folderOf(remote);
  const { manifest } = await readReleaseFolder(folder, remote);
  const host = await checkContracts({ manifest, folder, root, options, print });
  print(
    `${remote}@${manifest.version} runs in a host with host-services ${host['host-services']} and ./mount ${host['./mount']}`,
  );
}

/** Checks the contract's own change, then the release against the live host where one is named, else against the sources. */
export async function checkContracts({ manifest, folder, root, options, print }) {
  const own = await checkContract(root, { write: options['write-contract'] });
  const host = options.against === undefined ? own : await liveHost(options.against);
  if (host === null)
    throw new ReleaseError('Which host is it for? Say --against <address of the site>, which tells its contract.');
  checkHost(manifest, host);
  if (options.trial) {
    const { tryRemote } = await import('../trial/run-trial.mjs');
    printRuns(await tryRemote({ site: siteOf(options), folder, manifest }), print);
  }
  return host;
}

async function tryHostBuild({ folder, options, print }) {
  const text = await readFile(join(folder, 'shell-manifest.json'), 'utf8').catch((cause) => {
    throw new ReleaseError(`There is no build of the host in ${folder}: build it first, "npx nx build shell".`, {
      cause,
    });
  });
  const { tryHost } = await import('../trial/run-trial.mjs');
  printRuns(await tryHost({ site: siteOf(options), folder, manifest: JSON.parse(text) }), print);
}

function siteOf({ against }) {
  if (against === undefined)
    throw new ReleaseError('A trial needs a running site: say --against <address of the site>.');
  return against;
}

function printRuns(runs, print) {
  for (const run of runs) print(`tried ${run}: ready`);
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

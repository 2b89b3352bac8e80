import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@alzette/discovery';
import { checkFrameworks } from '../check-frameworks';
import { checkTypes } from '../check-types';
import { checkContract, checkHost, type HostContracts } from '../contract/check-contract';
import { ReleaseError } from '../release-error';
import { readReleaseFolder } from '../release-folder';
import { checkServerBundle } from '../server-bundle/check-server-bundle';
import { withPages, workspaceSettings } from '../site-settings';
import { type HostManifest, readLiveBoot } from '../smoke-test/live-page';
import type { CommandContext, RemoteCommand } from './command';

export const check: RemoteCommand = {
  needsRemote: true,
  usage:
    'check <remote> [--against <site> [--smoke-test]] pack’s checks, types, and whether contract and host allow it; "check host" tries a host’s build',
  async run(context) {
    const { remote, buildOf, print } = context;
    if (remote === 'host') return tryHostBuild(context);
    const folder = buildOf(remote);
    const { manifest } = await readReleaseFolder(folder, remote);
    const host = await checkRelease({ manifest, folder, context });
    print(
      `${remote}@${manifest.version} runs in a host with host-services ${host['host-services']} and ./mount ${host['./mount']}`,
    );
  },
};

export interface ReleaseCheck {
  readonly manifest: ReleaseManifest;
  readonly folder: string;
  readonly context: CommandContext;
  /** Whether visitors will get the release: it is then tested in a browser, unless `--no-smoke-test` is set. */
  readonly isForVisitors?: boolean;
}

/**
 * Checks the remote's types and the workspace's own contract, then the release against a host: the live one of `--against`, else the workspace's.
 *
 * @returns the host's contract versions
 * @throws ReleaseError that names the incompatibility
 */
export async function checkRelease(release: ReleaseCheck): Promise<HostContracts> {
  const { manifest, context, isForVisitors = false } = release;
  const { root, options } = context;
  const isTried = options['smoke-test'] ?? (isForVisitors && !options['no-smoke-test']);
  if (isTried) siteOf(context);
  checkFrameworks(root, manifest.name);
  // The compiler has a process of its own, and a smoke test mostly waits. A type error may cause any other fault, so it is shown first.
  const [types, host] = await Promise.allSettled([checkTypes(root, manifest.name), checkBuild(release, isTried)]);
  if (types.status === 'rejected') throw types.reason;
  if (host.status === 'rejected') throw host.reason;
  return host.value;
}

/** Compares the contracts, then runs the build: in its server bundle and, for a smoke test, in a browser. */
async function checkBuild({ manifest, folder, context }: ReleaseCheck, isTried: boolean): Promise<HostContracts> {
  const { root, env, options, print } = context;
  const own = checkContract(root, { write: options['write-contract'] });
  const host = options.against === undefined ? own : await readLiveContract(options.against);
  if (host === null)
    throw new ReleaseError(
      'The host is missing: give --against <address of the site>. The check reads the contract of that site.',
    );
  checkHost(manifest, host);
  await renderRelease({ manifest, folder, context });
  if (isTried) {
    const { smokeTestRemote } = await import('../smoke-test/run-smoke-test');
    printRuns(await smokeTestRemote({ site: siteOf(context), folder, manifest, env }), print);
  }
  return host;
}

/** Renders a release that has a server bundle, with the settings of `--against`, else with those of the workspace's operator. */
export async function renderRelease({ manifest, folder, context }: ReleaseCheck): Promise<void> {
  const { server } = manifest;
  if (server === undefined) return;
  const { root, env, options, print } = context;
  const settings =
    options.against === undefined ? await workspaceSettings(root, env) : (await readLiveBoot(options.against)).settings;
  const lines = await checkServerBundle({ folder, server, manifest, settings: withPages(settings, manifest) });
  lines.forEach(print);
}

async function tryHostBuild(context: CommandContext): Promise<void> {
  const folder = context.buildOf('shell');
  const text = await readFile(join(folder, 'shell-manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`There is no build of the host in ${folder}: build it first, "npx nx build shell".`, {
      cause,
    });
  });
  const { smokeTestHost } = await import('../smoke-test/run-smoke-test');
  const manifest = JSON.parse(text) as HostManifest;
  printRuns(await smokeTestHost({ site: siteOf(context), folder, manifest, env: context.env }), context.print);
}

function siteOf({ options }: CommandContext): string {
  if (options.against !== undefined) return options.against;
  throw new ReleaseError(
    'A release needs a smoke test on a running site before visitors get it: give --against <address of the site>, or --no-smoke-test if there is none.',
  );
}

function printRuns(runs: readonly string[], print: CommandContext['print']): void {
  for (const run of runs) print(`tried ${run}`);
}

/** The contract versions that a running site sends with its discovery document. */
async function readLiveContract(site: string): Promise<HostContracts> {
  const response = await fetch(new URL('/discovery.json', site)).catch((cause: unknown) => {
    throw new ReleaseError(`${site} does not respond: check the address of --against, or leave it out.`, { cause });
  });
  const header = response.headers.get('alzette-contract') ?? '';
  const versions = Object.fromEntries(header.split(', ').map((each) => each.split('='))) as Partial<HostContracts>;
  const { 'host-services': hostServices, './mount': mount } = versions;
  if (hostServices && mount) return { 'host-services': hostServices, './mount': mount };
  throw new ReleaseError(`${site} sends no contract versions: check that it is the address of an Alzette shop.`);
}

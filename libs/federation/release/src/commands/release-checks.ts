// The checks of a release: of its sources, of its build, and in a browser.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReleaseManifest } from '@alzette/discovery';
import { checkFrameworks } from '../check-frameworks';
import { checkTypes } from '../check-types';
import { checkContract, checkHost, type HostContracts } from '../contract/check-contract';
import { ReleaseError } from '../release-error';
import { checkServerBundle } from '../server-bundle/check-server-bundle';
import { withPages, workspaceSettings } from '../site-settings';
import { readLiveBoot } from '../smoke-test/live-page';
import { smokeTestRemote, startBrowser, type SmokeTestBrowser } from '../smoke-test/run-smoke-test';
import type { CommandContext, RemoteContext } from './command';

export interface BuiltRelease {
  readonly manifest: ReleaseManifest;
  readonly folder: string;
}

/** The checks of one release. Those of the sources run from the start, beside a build. */
export interface ReleaseChecks {
  /**
   * Checks a build against a host: the live one of `--against`, else the workspace's.
   *
   * @returns the host's contract versions
   * @throws ReleaseError that names the incompatibility
   */
  ofRelease(release: BuiltRelease): Promise<HostContracts>;
  /** Closes the browser. */
  end(): Promise<void>;
}

/**
 * Starts the checks of the remote's types and of the workspace's own contract, and the browser of the smoke test.
 *
 * @param isForVisitors whether visitors will get the release: it then has a smoke test unless `--no-smoke-test` is set
 * @throws ReleaseError when a smoke test has no site, or the remote's package refuses a framework of the host
 */
export function startChecks(context: RemoteContext, isForVisitors = false): ReleaseChecks {
  const { root, remote, options } = context;
  const isTried = options['smoke-test'] ?? (isForVisitors && !options['no-smoke-test']);
  if (isTried) siteOf(context);
  checkFrameworks(root, remote);
  const types = checkTypes(root, remote);
  const contract = startContractCheck(context);
  const browser = isTried ? startBrowser(context.env) : null;
  // Both are awaited with the build; until then an error must not end the process.
  for (const check of [types, contract]) check.catch(() => undefined);
  return {
    async ofRelease(release) {
      const [checked, host] = await Promise.allSettled([types, checkBuild(release, { context, contract, browser })]);
      // A type error may cause any other fault, so it is shown first.
      if (checked.status === 'rejected') throw checked.reason;
      if (host.status === 'rejected') throw host.reason;
      return host.value;
    },
    end: async () => browser?.close(),
  };
}

/** The compiler blocks this process, so a build that the same turn starts goes first. */
async function startContractCheck({ root, options }: CommandContext) {
  await nextTurn();
  return checkContract(root, { write: options['write-contract'] });
}

interface StartedChecks {
  readonly context: CommandContext;
  readonly contract: ReturnType<typeof startContractCheck>;
  /** Null without a smoke test. */
  readonly browser: SmokeTestBrowser | null;
}

/** Compares the contracts, then runs the build: in its server bundle and, for a smoke test, in a browser. */
async function checkBuild(release: BuiltRelease, started: StartedChecks): Promise<HostContracts> {
  const { context, browser } = started;
  const { against } = context.options;
  const own = await started.contract;
  const host = against === undefined ? own : await readLiveContract(against);
  if (host === null)
    throw new ReleaseError(
      'The host is missing: give --against <address of the site>. The check reads the contract of that site.',
    );
  checkHost(release.manifest, host);
  await renderRelease(release, context);
  if (browser) printRuns(await smokeTestRemote({ ...release, site: siteOf(context), browser }), context.print);
  return host;
}

/** Renders a release that has a server bundle, with the settings of `--against`, else with those of the workspace's operator. */
export async function renderRelease({ manifest, folder }: BuiltRelease, context: CommandContext): Promise<void> {
  const { server } = manifest;
  if (server === undefined) return;
  const { root, env, options, print } = context;
  const settings =
    options.against === undefined ? await workspaceSettings(root, env) : (await readLiveBoot(options.against)).settings;
  const lines = await checkServerBundle({ folder, server, manifest, settings: withPages(settings, manifest) });
  lines.forEach(print);
}

/** The site of `--against`. */
export function siteOf({ options }: CommandContext): string {
  if (options.against !== undefined) return options.against;
  throw new ReleaseError(
    'A release needs a smoke test on a running site before visitors get it: give --against <address of the site>, or --no-smoke-test if there is none.',
  );
}

export function printRuns(runs: readonly string[], print: CommandContext['print']): void {
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

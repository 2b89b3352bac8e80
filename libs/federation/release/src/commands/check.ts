import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../release-error';
import { readReleaseFolder } from '../release-folder';
import type { HostManifest } from '../smoke-test/live-page';
import { smokeTestHost, startBrowser } from '../smoke-test/run-smoke-test';
import type { CommandContext, RemoteCommand } from './command';
import { printRuns, siteOf, startChecks } from './release-checks';

export const check: RemoteCommand = {
  needsRemote: true,
  usage:
    'check <remote> [--against <site> [--smoke-test]] pack’s checks, types, and whether contract and host allow it; "check host" tries a host’s build',
  async run(context) {
    const { remote, buildOf, print } = context;
    if (remote === 'host') return tryHostBuild(context);
    const folder = buildOf(remote);
    const checks = startChecks(context);
    try {
      const { manifest } = await readReleaseFolder(folder, remote);
      const host = await checks.ofRelease({ manifest, folder });
      print(
        `${remote}@${manifest.version} runs in a host with host-services ${host['host-services']} and ./mount ${host['./mount']}`,
      );
    } finally {
      await checks.end();
    }
  },
};

async function tryHostBuild(context: CommandContext): Promise<void> {
  const folder = context.buildOf('shell');
  const text = await readFile(join(folder, 'shell-manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`There is no build of the host in ${folder}: build it first, "npx nx build shell".`, {
      cause,
    });
  });
  const manifest = JSON.parse(text) as HostManifest;
  const site = siteOf(context);
  const browser = startBrowser(context.env);
  try {
    printRuns(await smokeTestHost({ site, folder, manifest, browser }), context.print);
  } finally {
    await browser.close();
  }
}

import type { DiscoveryDocument } from '@alzette/discovery';
import { buildRemote } from '../build-remote';
import { withRelease } from '../document';
import { findLaterEdit } from '../later-edit';
import { readOrigin } from '../origin';
import { publishReleases, type PublishResult } from '../publish';
import { ReleaseError } from '../release-error';
import { discoveredRelease, readReleaseFolder } from '../release-folder';
import { visitorsChange } from '../visitors';
import { changeVisitors, type CommandOptions, printVisitors, type RemoteCommand, type RemoteContext } from './command';
import { renderRelease, startChecks } from './release-checks';

export const pack: RemoteCommand = {
  needsRemote: true,
  usage:
    'pack <remote>                       checks the build: complete, every file with its SHA-384, and its server bundle renders',
  async run(context) {
    const { remote, print } = context;
    const folder = context.buildOf(remote);
    const { manifest, integrity, files, bytes } = await readReleaseFolder(folder, remote);
    await renderRelease({ manifest, folder }, context);
    print(`${remote}@${manifest.version}: ${files} files, ${Math.round(bytes / 1024)} kB, ${integrity.slice(0, 23)}…`);
  },
};

export const publish: RemoteCommand = {
  needsRemote: true,
  hasDryRun: true,
  usage:
    'publish <remote> [--canary <0-100> | --preview] checks, uploads, and makes it the default, a canary or a preview',
  async run(context) {
    const { root, remote, buildOf, options, print } = context;
    const folder = buildOf(remote);
    if (options.preview && options.canary !== undefined)
      throw new ReleaseError('A preview has no visitors: give --preview or --canary, not both.');
    if (options['dry-run']) {
      if (options.rebuild) await buildRemote(root, remote);
      return void (await changeVisitors(context, await listing(context, folder)));
    }
    const { published, before, document } = await checkAndPublish(context, folder);
    const edited = await findLaterEdit(root, remote, folder);
    if (edited) print(`Not in this release: ${edited} was changed after the build. Give --rebuild to include it.`);
    printVisitors(visitorsChange(before, document, remote), print);
    const state = stateOf(options);
    for (const { name, version } of published) print(`${name}@${version} is ${state} (revision ${document.revision})`);
  },
};

/** The checks of the sources run beside the build. */
async function checkAndPublish(context: RemoteContext, folder: string): Promise<PublishResult> {
  const { root, remote, openStore, readKeys, options } = context;
  const checks = startChecks(context, !options.preview);
  try {
    if (options.rebuild) await buildRemote(root, remote);
    return await publishReleases({
      store: await openStore(),
      keys: readKeys(),
      releases: [{ name: remote, folder }],
      check: (manifest) => checks.ofRelease({ manifest, folder }),
      origin: await readOrigin(root),
      canary: options.canary,
      preview: options.preview,
      keep: options.keep,
    });
  } finally {
    await checks.end();
  }
}

/** How a build would be listed. */
async function listing({ remote, options }: RemoteContext, folder: string) {
  const { manifest, integrity } = await readReleaseFolder(folder, remote);
  return (document: DiscoveryDocument) =>
    withRelease(document, remote, discoveredRelease(manifest, integrity), options);
}

function stateOf({ canary, preview }: CommandOptions): string {
  if (preview) return 'a preview';
  if (canary === 0) return 'listed without visitors';
  return canary === undefined ? 'the default' : `a canary with ${canary} %`;
}

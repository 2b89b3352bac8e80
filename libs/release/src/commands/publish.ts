import { findLaterEdit } from '../later-edit';
import { readOrigin } from '../origin';
import { publishReleases } from '../publish';
import { ReleaseError } from '../release-error';
import { readReleaseFolder } from '../release-folder';
import { checkRelease, drawRelease } from './check';
import type { CommandOptions, RemoteCommand } from './command';

export const pack: RemoteCommand = {
  needsRemote: true,
  usage:
    'pack <remote>                       checks the build: complete, every file with its SHA-384, and its server part draws',
  async run(context) {
    const { remote, print } = context;
    const folder = context.buildOf(remote);
    const { manifest, integrity, files, bytes } = await readReleaseFolder(folder, remote);
    await drawRelease({ manifest, folder, context });
    print(`${remote}@${manifest.version}: ${files} files, ${Math.round(bytes / 1024)} kB, ${integrity.slice(0, 23)}…`);
  },
};

export const publish: RemoteCommand = {
  needsRemote: true,
  usage:
    'publish <remote> [--canary <0-100> | --preview] checks, uploads, and makes it the default, a canary or a preview',
  async run(context) {
    const { root, remote, buildOf, openStore, readKeys, options, print } = context;
    const folder = buildOf(remote);
    if (options.preview && options.canary !== undefined)
      throw new ReleaseError('A preview has no visitors: give --preview or --canary, not both.');
    const { published, document } = await publishReleases({
      store: await openStore(),
      keys: readKeys(),
      releases: [{ name: remote, folder }],
      check: (manifest) => checkRelease({ manifest, folder, context }),
      origin: await readOrigin(root),
      canary: options.canary,
      preview: options.preview,
      keep: options.keep,
    });
    const edited = await findLaterEdit(root, remote, folder);
    if (edited)
      print(`Not in this release: ${edited} was changed after the build. "npx nx build ${remote}" includes it.`);
    const state = stateOf(options);
    for (const { name, version } of published) print(`${name}@${version} is ${state} (revision ${document.revision})`);
  },
};

function stateOf({ canary, preview }: CommandOptions): string {
  if (preview) return 'a preview';
  return canary === undefined ? 'the default' : `a canary with ${canary} %`;
}

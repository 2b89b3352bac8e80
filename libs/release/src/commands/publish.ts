import { publishReleases } from '../publish';
import { readReleaseFolder } from '../release-folder';
import { checkContracts } from './check';
import type { RemoteCommand } from './command';

export const pack: RemoteCommand = {
  needsRemote: true,
  usage: 'pack <remote>                       checks the build: complete, and every file with its SHA-384',
  async run({ remote, buildOf, print }) {
    const { manifest, integrity, files, bytes } = await readReleaseFolder(buildOf(remote), remote);
    print(`${remote}@${manifest.version}: ${files} files, ${Math.round(bytes / 1024)} kB, ${integrity.slice(0, 23)}…`);
  },
};

export const publish: RemoteCommand = {
  needsRemote: true,
  usage: 'publish <remote> [--canary <0-100>] checks, uploads, and makes it the default or a canary',
  async run(context) {
    const { remote, buildOf, openStore, readKeys, options, print } = context;
    const folder = buildOf(remote);
    const { published, document } = await publishReleases({
      store: await openStore(),
      keys: readKeys(),
      releases: [{ name: remote, folder }],
      check: (manifest) => checkContracts({ manifest, folder, context }),
      canary: options.canary,
      keep: options.keep,
    });
    const state = options.canary === undefined ? 'the default' : `a canary with ${options.canary} %`;
    for (const { name, version } of published) print(`${name}@${version} is ${state} (revision ${document.revision})`);
  },
};

import { releasesOf } from '@alzette/discovery';
import { readTrustedDocument } from '../change-document';
import { isPreview, isWithdrawn, versionOf } from '../document';
import { signPreview } from '../preview-link';
import { ReleaseError } from '../release-error';
import type { RemoteCommand } from './command';

export const preview: RemoteCommand = {
  needsRemote: true,
  usage: 'preview <remote> [version] --against <site> a link that shows a listed release on that site for a day',
  async run({ remote, args: [version], options, openStore, readKeys, print }) {
    const site = options.against;
    if (site === undefined) throw new ReleaseError('The site is missing: give --against <address of the site>.');
    const keys = readKeys();
    if (!keys.privateKey) throw new ReleaseError('The link needs a signature: set ALZETTE_RELEASE_KEY.');
    const document = await readTrustedDocument({ store: await openStore(), keys });
    const releases = releasesOf(document, remote).filter((release) => !isWithdrawn(release));
    const found = releases.find((release) =>
      version === undefined ? isPreview(release) : versionOf(release) === version,
    );
    if (!found)
      throw new ReleaseError(
        `${version === undefined ? `${remote} has no preview` : `${remote}@${version} is not listed`}: "publish ${remote} --preview" makes one, "list ${remote}" shows what there is.`,
      );
    const address = new URL('/', site);
    address.searchParams.set(
      `mfe.${remote}`,
      await signPreview({ remote, version: versionOf(found) }, keys.privateKey),
    );
    print(address.href);
  },
};

// Decides whether a discovery document is trusted. Release keys may sign anything. A withdrawal key, which a site server holds, may only
// withdraw canaries: its document carries the release key's document as `base` and differs from it by nothing else.
import { releasesOf, type DiscoveryDocument } from '@alzette/discovery';
import { isCanary, isWithdrawn, remotesOf, versionOf, withWithdrawn } from './document';
import type { ReleaseKeys } from './keys';
import { ReleaseError } from './release-error';
import { canonicalJson, isSignedBy } from './signature';

/** How long a signature of the document counts, in milliseconds. */
export const validityMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Resolves when the document is signed by a release key, or by a withdrawal key over withdrawals alone.
 *
 * @throws ReleaseError with the next action
 */
export async function requireTrusted(document: DiscoveryDocument, keys: ReleaseKeys): Promise<void> {
  if (document.signature === undefined)
    throw new ReleaseError('The discovery document is not signed: publish with alzette-release, which signs it.');
  if (document.base === undefined) return requireReleaseKey(document, keys);
  if (!(await isSignedBy(document, keys.withdrawal?.publicKeys))) {
    throw new ReleaseError(
      'No key of ALZETTE_WITHDRAWAL_PUBLIC_KEYS signed the withdrawals of the discovery document: add the public key of the site servers, or release again.',
    );
  }
  await requireReleaseKey(document.base, keys);
  if (!isOnlyWithdrawals(document, document.base)) {
    throw new ReleaseError(
      'A withdrawal key signed more than withdrawals of canaries: replace the key, and release again.',
    );
  }
}

/** Whether a release key signed the present content of the document; a withdrawal key does not count. */
export function isReleaseKeyOf(document: DiscoveryDocument, { publicKeys }: ReleaseKeys): Promise<boolean> {
  return isSignedBy(document, publicKeys);
}

async function requireReleaseKey(document: DiscoveryDocument, keys: ReleaseKeys): Promise<void> {
  if (await isReleaseKeyOf(document, keys)) return;
  throw new ReleaseError(
    'No key of ALZETTE_RELEASE_PUBLIC_KEYS signed the discovery document in this form: add the public key of the team that released, or release again with a trusted key.',
  );
}

/** Whether a document is its base with some canaries withdrawn, one revision for each. */
function isOnlyWithdrawals(document: DiscoveryDocument, base: DiscoveryDocument): boolean {
  const withdrawn = remotesOf(base).flatMap((name) =>
    releasesOf(base, name)
      .filter(isCanary)
      .map((release) => ({ name, version: versionOf(release) }))
      .filter(({ version }) =>
        releasesOf(document, name).some((release) => versionOf(release) === version && isWithdrawn(release)),
      ),
  );
  const expected = withdrawn.reduce((next, { name, version }) => withWithdrawn(next, name, version), base);
  const revision = base.revision + withdrawn.length;
  const content = (each: DiscoveryDocument) => canonicalJson({ ...each, signature: undefined, base: undefined });
  return withdrawn.length > 0 && content(document) === content({ ...expected, revision });
}

/** @throws ReleaseError when the document has expired, or never expires */
export function requireUnexpired({ expires }: DiscoveryDocument, now: number): void {
  if (expires === undefined)
    throw new ReleaseError(
      'The discovery document does not expire: run "alzette-release renew", which signs it again.',
    );
  if (Date.parse(expires) > now) return;
  // Without hours: logs mask digits that could be a phone number, such as those of an ISO date.
  const end = new Date(expires).toUTCString().slice(0, 16);
  throw new ReleaseError(`The discovery document expired on ${end}: run "alzette-release renew".`);
}

/** Whether less than half of the validity is left. */
export function isAging({ expires = '' }: DiscoveryDocument, now: number): boolean {
  return !(Date.parse(expires) - now > validityMs / 2);
}

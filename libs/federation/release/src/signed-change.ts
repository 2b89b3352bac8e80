// A change that a person signs elsewhere, for instance in a browser. The process that writes it needs no key: it returns the
// payload to sign, and writes the change only with a signature of a release key.
import type { DiscoveryDocument } from '@alzette/discovery';
import { type ChangeOptions, nextDocument, readTrustedDocument } from './change-document';
import { withPromoted, withRolledBack } from './document';
import { ReleaseError } from './release-error';
import { canonicalJson } from './signature';
import { isReleaseKeyOf, validityMs } from './trust';
import { type VisitorsChange, visitorsChange } from './visitors';

/** A release becomes the default of its remote; `rollback` also withdraws every other one with visitors. */
export interface ReleaseChange {
  readonly action: 'promote' | 'rollback';
  readonly remote: string;
  readonly version: string;
}

/** The change that a person signs. */
export interface ProposedChange {
  readonly revision: number;
  /** ISO 8601. */
  readonly expires: string;
  /** The canonical JSON of the next document: the payload of the signature. */
  readonly payload: string;
  /** The visitors of each release of the remote, before and after the change. */
  readonly visitors: VisitorsChange;
}

type Trusted = Pick<ChangeOptions, 'store' | 'keys'>;

/** @throws ReleaseError when the change is not possible, or no known key signed the present document */
export async function proposeChange(options: Trusted, change: ReleaseChange, now: number): Promise<ProposedChange> {
  const expires = new Date(now + validityMs).toISOString();
  const present = await readTrustedDocument(options);
  const document = changed(present, change, expires);
  return {
    revision: document.revision,
    expires,
    payload: canonicalJson({ ...document, signature: undefined }),
    visitors: visitorsChange(present, document, change.remote),
  };
}

/**
 * Writes a proposed change with its signature, if the store still holds the document that it was made from.
 *
 * @returns the written document; `conflict` when another process wrote first
 * @throws ReleaseError without the signature of a release key over exactly this change
 */
export async function writeSignedChange(
  { store, keys }: Trusted,
  change: ReleaseChange,
  { revision, expires, signature }: Pick<ProposedChange, 'revision' | 'expires'> & { readonly signature: string },
  now: number,
): Promise<DiscoveryDocument | 'conflict'> {
  const { tag } = await store.readDocument();
  const present = await readTrustedDocument({ store, keys });
  if (present.revision + 1 !== revision) return 'conflict';
  if (!(Date.parse(expires) > now && Date.parse(expires) <= now + validityMs))
    throw new ReleaseError('The change was proposed too long ago: ask for it again.');
  const next = { ...changed(present, change, expires), signature };
  if (!(await isReleaseKeyOf(next, keys)))
    throw new ReleaseError(
      'No key of ALZETTE_RELEASE_PUBLIC_KEYS signed this change: use the private key of a releasing team.',
    );
  return (await store.writeDocument(next, tag)) === 'written' ? next : 'conflict';
}

function changed(document: DiscoveryDocument, { action, remote, version }: ReleaseChange, expires: string) {
  const next =
    action === 'promote' ? withPromoted(document, remote, version) : withRolledBack(document, remote, version);
  return nextDocument(next, document.revision + 1, expires);
}

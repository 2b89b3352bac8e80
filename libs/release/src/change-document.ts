import { setTimeout as delay } from 'node:timers/promises';
import type { DiscoveryDocument } from '@alzette/discovery';
import { emptyDocument } from './document';
import type { ReleaseKeys } from './keys';
import { ReleaseError } from './release-error';
import { canonicalJson, signDocument, verifyDocument } from './signature';
import type { Store } from './stores/store';

/** How often a change is repeated because another process wrote first. */
const maxAttempts = 40;

export interface ChangeOptions {
  readonly store: Store;
  readonly keys: ReleaseKeys;
  /**
   * What happens to a document that no known key signed: `refuse` is the default; `replace` starts a new document, for stores
   * of one machine whose keys may be lost.
   */
  readonly whenUntrusted?: 'refuse' | 'replace' | undefined;
}

/**
 * Reads the document, changes it, signs it with the next revision and writes it if the store still holds the document that was
 * read. If another process wrote meanwhile, repeats all of it on the new document.
 *
 * @param change returns equal content to write nothing
 * @returns the document that the store now holds
 */
export async function changeDocument(
  { store, keys, whenUntrusted = 'refuse' }: ChangeOptions,
  change: (document: DiscoveryDocument) => DiscoveryDocument,
): Promise<DiscoveryDocument> {
  const { privateKey } = keys;
  if (!privateKey) {
    throw new ReleaseError(
      'ALZETTE_RELEASE_KEY is not set: give it the private key that "alzette-release keygen" prints, or the path of a file that holds it.',
    );
  }
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { document: found, tag } = await store.readDocument();
    const document = await trustedDocument(found, keys, whenUntrusted);
    const next = change(document);
    if (document === found && canonicalJson(next) === canonicalJson(document)) return document;
    const signed = await signDocument({ ...next, revision: revisionOf(found) + 1 }, privateKey);
    if ((await store.writeDocument(signed, tag)) === 'written') return signed;
    await delay(Math.random() * 25 * Math.min(attempt + 1, 8));
  }
  throw new ReleaseError('Other processes keep changing this store: run the same command again.');
}

/**
 * The document of a store, with its signature checked.
 *
 * @throws ReleaseError when no known key signed it
 */
export async function readTrustedDocument({ store, keys }: ChangeOptions): Promise<DiscoveryDocument> {
  const { document } = await store.readDocument();
  return trustedDocument(document, keys, 'refuse');
}

async function trustedDocument(
  found: unknown,
  { publicKeys }: ReleaseKeys,
  whenUntrusted: 'refuse' | 'replace',
): Promise<DiscoveryDocument> {
  if (found === null) return emptyDocument;
  try {
    await verifyDocument(found as object, publicKeys);
    return found as DiscoveryDocument;
  } catch (error) {
    if (whenUntrusted === 'refuse') throw error;
    return emptyDocument;
  }
}

/** Revisions grow even over an untrusted document: site servers refuse a lower one. */
function revisionOf(found: unknown): number {
  return (found as DiscoveryDocument | null)?.revision ?? 0;
}

import { setTimeout as delay } from 'node:timers/promises';
import { releasesOf, type DiscoveryDocument } from '@alzette/discovery';
import type { JWK } from 'jose';
import { emptyDocument, isCanary, versionOf, withWithdrawn } from './document';
import type { ReleaseKeys } from './keys';
import { ReleaseError } from './release-error';
import { canonicalJson, signDocument } from './signature';
import type { Store } from './stores/store';
import { isAging, requireTrusted, validityMs } from './trust';

/** How often a change is retried after another process wrote first. */
const maxAttempts = 40;

export interface ChangeOptions {
  readonly store: Store;
  readonly keys: ReleaseKeys;
  /**
   * The treatment of a document that no known key signed: `refuse` is the default; `replace` starts a new document, for stores
   * of one machine whose keys may be lost.
   */
  readonly whenUntrusted?: 'refuse' | 'replace' | undefined;
  /**
   * The lowest revision that is written: for a store that replaces another one, whose revisions site servers remember. Revisions
   * with a gap are not safe against other processes that write to the same folder.
   */
  readonly minRevision?: number | undefined;
  /** Signs the document again although its content stays the same. */
  readonly renews?: boolean | undefined;
}

/**
 * Reads the document, changes it, signs it with the next revision for the next 90 days, and writes it if the store still holds the
 * document that was read. If another process wrote meanwhile, repeats all of it on the new document.
 *
 * @param change returns equal content to write nothing; a document that expires soon is renewed
 * @returns the document that the store now holds
 */
export async function changeDocument(
  { store, keys, whenUntrusted = 'refuse', minRevision = 0, renews = false }: ChangeOptions,
  change: (document: DiscoveryDocument) => DiscoveryDocument,
): Promise<DiscoveryDocument> {
  const { privateKey } = keys;
  if (!privateKey) {
    throw new ReleaseError(
      'ALZETTE_RELEASE_KEY is not set: give it the private key that "alzette-release keygen" prints, or the path of a file that holds it.',
    );
  }
  return writeChange(store, privateKey, async (found) => {
    const document = await trustedDocument(found, keys, whenUntrusted);
    const next = change(document);
    const isKept = document === found && canonicalJson(next) === canonicalJson(document);
    if (isKept && !renews && !isAging(document, Date.now())) return null;
    const revision = Math.max(revisionOf(found) + 1, minRevision);
    return nextDocument(next, revision, new Date(Date.now() + validityMs).toISOString());
  });
}

/**
 * Withdraws a canary with the withdrawal key. Resolves with the document that the store now holds; unchanged when the version is no
 * canary any more.
 */
export async function withdrawCanary(
  { store, keys }: Pick<ChangeOptions, 'store' | 'keys'>,
  name: string,
  version: string,
): Promise<DiscoveryDocument> {
  const privateKey = keys.withdrawal?.privateKey;
  if (!privateKey)
    throw new ReleaseError('ALZETTE_WITHDRAWAL_KEY is not set: "alzette-release keygen withdrawal" prints one.');
  return writeChange(store, privateKey, async (found) => {
    const document = await trustedDocument(found, keys, 'refuse');
    const isStillCanary = releasesOf(document, name).some(
      (release) => versionOf(release) === version && isCanary(release),
    );
    if (!isStillCanary) return null;
    const { base = document } = document;
    return { ...withWithdrawn(document, name, version), revision: document.revision + 1, base };
  });
}

/** The content that a release key signs next. A signature in it is that of the document before. */
export function nextDocument(content: DiscoveryDocument, revision: number, expires: string): DiscoveryDocument {
  return { ...withoutBase(content), revision, expires };
}

/** A release key signs the whole content, with the withdrawals that a site server made. */
function withoutBase(document: DiscoveryDocument): DiscoveryDocument {
  const { base, ...content } = document;
  return base === undefined ? document : content;
}

type NextDocument = (found: unknown) => Promise<DiscoveryDocument | null>;

/** @param nextOf returns null to leave the found document */
async function writeChange(store: Store, privateKey: JWK, nextOf: NextDocument): Promise<DiscoveryDocument> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { document: found, tag } = await store.readDocument();
    const next = await nextOf(found);
    if (next === null) return found as DiscoveryDocument;
    const signed = await signDocument(next, privateKey);
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
  keys: ReleaseKeys,
  whenUntrusted: 'refuse' | 'replace',
): Promise<DiscoveryDocument> {
  if (found === null) return emptyDocument;
  const document = found as DiscoveryDocument;
  try {
    await requireTrusted(document, keys);
    return document;
  } catch (error) {
    if (whenUntrusted === 'refuse') throw error;
    return emptyDocument;
  }
}

/** Revisions grow even over an untrusted document: site servers refuse a lower one. */
function revisionOf(found: unknown): number {
  return (found as DiscoveryDocument | null)?.revision ?? 0;
}

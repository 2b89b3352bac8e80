import { setTimeout as pause } from 'node:timers/promises';
import { emptyDocument } from './document.mjs';
import { ReleaseError } from './release-error.mjs';
import { canonicalJson, signDocument, verifyDocument } from './signature.mjs';

/** How often a change is made again because somebody else's came first. */
const tries = 40;

/**
 * Reads the document, changes it, signs it, and writes it where nobody wrote meanwhile; else all of it again, on what they wrote.
 *
 * @param {object} options
 * @param {import('./index.d.mts').Store} options.store
 * @param {import('./index.d.mts').ReleaseKeys} options.keys
 * @param {'refuse' | 'replace'} [options.whenUntrusted] `replace` begins anew over a document that no known key signed: for stores of one machine, whose keys may be gone
 * @param {(document: object) => object} change gives the same content to leave all as it is
 * @returns {Promise<object>} the document that now stands
 */
export async function changeDocument({ store, keys, whenUntrusted = 'refuse' }, change) {
  if (!keys.privateKey) {
    throw new ReleaseError(
      'ALZETTE_RELEASE_KEY is not set: give it the private key that "alzette-release keygen" prints, or the path of a file that holds it.',
    );
  }
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { document: found, tag } = await store.readDocument();
    const document = await trusted(found, keys, whenUntrusted);
    const next = change(document);
    if (document === found && canonicalJson(next) === canonicalJson(document)) return document;
    const signed = await signDocument({ ...next, revision: (found?.revision ?? 0) + 1 }, keys.privateKey);
    if ((await store.writeDocument(signed, tag)) === 'written') return signed;
    await pause(Math.random() * 25 * Math.min(attempt + 1, 8));
  }
  throw new ReleaseError('Somebody else is releasing to this store all the time: run the same command again.');
}

/**
 * The document of a store, whose signature was checked.
 *
 * @throws ReleaseError when no known key signed it
 */
export async function readTrustedDocument({ store, keys }) {
  const { document } = await store.readDocument();
  return trusted(document, keys, 'refuse');
}

async function trusted(found, { publicKeys }, whenUntrusted) {
  if (found === null) return emptyDocument;
  try {
    await verifyDocument(found, publicKeys);
    return found;
  } catch (error) {
    if (whenUntrusted === 'refuse') throw error;
    return emptyDocument;
  }
}

// The signature of a discovery document: a detached compact JWS (EdDSA) over the canonical JSON of all its other members.
import { CompactSign, compactVerify, createLocalJWKSet, importJWK } from 'jose';
import { ReleaseError } from './release-error.mjs';

/**
 * JSON with sorted keys and no space: the same text for the same value, whoever wrote it.
 *
 * @param {unknown} value
 * @returns {string}
 */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // By code unit, which does not depend on the machine's language.
  members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/**
 * The document with its signature; one that it had is replaced.
 *
 * @template {object} Document
 * @param {Document} document
 * @param {import('jose').JWK} privateKey
 * @returns {Promise<Document & { signature: string }>}
 */
export async function signDocument(document, privateKey) {
  const key = await importJWK(privateKey, 'EdDSA');
  const jws = await new CompactSign(payloadOf(document))
    .setProtectedHeader({ alg: 'EdDSA', kid: privateKey.kid })
    .sign(key);
  const [header, , signature] = jws.split('.');
  return { ...document, signature: `${header}..${signature}` };
}

/**
 * Resolves when one of the keys signed the document as it stands.
 *
 * @param {{ signature?: unknown }} document
 * @param {import('jose').JSONWebKeySet} publicKeys
 * @throws ReleaseError that says what to do
 */
export async function verifyDocument(document, publicKeys) {
  const [header, , signature] = typeof document.signature === 'string' ? document.signature.split('.') : [];
  if (!header || !signature)
    throw new ReleaseError('The discovery document is not signed: publish with alzette-release, which signs it.');
  const jws = `${header}.${Buffer.from(payloadOf(document)).toString('base64url')}.${signature}`;
  await compactVerify(jws, createLocalJWKSet(publicKeys), { algorithms: ['EdDSA'] }).catch((cause) => {
    throw new ReleaseError(
      'No key of ALZETTE_RELEASE_PUBLIC_KEYS signed the discovery document as it stands: add the public key of whoever released, or release again with a trusted one.',
      { cause },
    );
  });
}

/** @param {object} document */
function payloadOf(document) {
  const { signature: _signature, ...signed } = /** @type {{ signature?: unknown }} */ (document);
  return new TextEncoder().encode(canonicalJson(signed));
}

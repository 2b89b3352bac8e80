// The signature of a discovery document: a detached compact JWS (EdDSA) over the canonical JSON of all its other members.
import { createHash } from 'node:crypto';
import { CompactSign, compactVerify, createLocalJWKSet, importJWK, type JSONWebKeySet, type JWK } from 'jose';

/** The Subresource Integrity value of a content: `sha384-…`. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** JSON with sorted keys and no spaces: equal values give the same text on every machine. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  // By code unit, which does not depend on the machine's language.
  members.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** The document with its signature, which replaces an earlier one. */
export async function signDocument<Document extends object>(
  document: Document,
  privateKey: JWK,
): Promise<Document & { readonly signature: string }> {
  const key = await importJWK(privateKey, 'EdDSA');
  const jws = await new CompactSign(payloadOf(document))
    .setProtectedHeader({ alg: 'EdDSA', ...(privateKey.kid !== undefined && { kid: privateKey.kid }) })
    .sign(key);
  const [header, , signature] = jws.split('.');
  return { ...document, signature: `${header}..${signature}` };
}

/** Whether one of the keys signed the present content of the document. */
export async function isSignedBy(
  document: { readonly signature?: unknown },
  publicKeys?: JSONWebKeySet,
): Promise<boolean> {
  // The store's content may be anything.
  const [header, , signature] = typeof document.signature === 'string' ? document.signature.split('.') : [];
  if (!header || !signature || !publicKeys) return false;
  const jws = `${header}.${Buffer.from(payloadOf(document)).toString('base64url')}.${signature}`;
  return compactVerify(jws, createLocalJWKSet(publicKeys), { algorithms: ['EdDSA'] }).then(
    () => true,
    () => false,
  );
}

function payloadOf(document: object): Uint8Array {
  return new TextEncoder().encode(canonicalJson({ ...document, signature: undefined }));
}

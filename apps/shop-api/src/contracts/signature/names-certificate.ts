import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js';
import type { Certificate, SignerInfo } from 'pkijs';

const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';
const hashNames = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);

/** Whether the signed attribute signing-certificate-v2 (RFC 5035) names this certificate first: under it, and no other, was signed. */
export function isSigningCertificate({ signedAttrs }: SignerInfo, certificate: Certificate): boolean {
  const attributes = signedAttrs?.attributes.filter(({ type }) => type === signingCertificateV2) ?? [];
  const [value, ...others] = attributes.flatMap(({ values }) => values as BaseBlock[]);
  const named = firstOf(firstOf(value));
  if (others.length > 0 || !(named instanceof Sequence)) return false;
  // ESSCertIDv2: the algorithm may be left out, and is SHA-256 then.
  const [first, second] = named.valueBlock.value;
  const algorithm = first instanceof Sequence ? firstOf(first) : undefined;
  const hash = first instanceof OctetString ? first : second;
  const hashName = algorithm instanceof ObjectIdentifier ? hashNames.get(algorithm.getValue()) : 'sha256';
  if (!hashName || !(hash instanceof OctetString)) return false;
  const digest = createHash(hashName).update(Buffer.from(certificate.toSchema().toBER())).digest();
  return digest.equals(Buffer.from(hash.getValue()));
}

function firstOf(block: BaseBlock | undefined): BaseBlock | undefined {
  return block instanceof Sequence ? block.valueBlock.value[0] : undefined;
}

import { createHash } from 'node:crypto';
import { fromBER, ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js';
import {
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type AlgorithmIdentifier,
  type Certificate,
  type SignerInfo,
} from 'pkijs';
import { SignatureError } from './pdf-signature';

const ids = { data: '1.2.840.113549.1.7.1', contentType: '1.2.840.113549.1.9.3', signingTime: '1.2.840.113549.1.9.5' };

/** SHA-256, SHA-384 and SHA-512. */
const digests = ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];

/** ECDSA with these digests, RSA by PKCS #1 with them, RSA and PSS by their parameters. */
const signatures = [
  ...['2', '3', '4'].map((arc) => `1.2.840.10045.4.3.${arc}`),
  ...['1', '10', '11', '12', '13'].map((arc) => `1.2.840.113549.1.1.${arc}`),
];

export interface Container {
  readonly data: SignedData;
  readonly signer: SignerInfo;
}

/**
 * Reads a CMS signature in the form of PAdES (ETSI EN 319 142-1): one signer, detached, without a signing-time attribute. Embedded
 * content is refused, because the signature would cover it instead of the PDF.
 *
 * @throws SignatureError
 */
export function readContainer(bytes: Uint8Array): Container {
  const { data, length } = parse(bytes);
  if (bytes.subarray(length).some((byte) => byte !== 0)) throw new SignatureError('unreadable');
  const [signer, ...others] = data.signerInfos;
  const { eContentType, eContent } = data.encapContentInfo;
  const isDetached = eContent === undefined && eContentType === ids.data;
  if (!signer || others.length > 0 || !isDetached || !isOfPades(signer)) throw new SignatureError('not_pades');

  const isStrong =
    digests.includes(signer.digestAlgorithm.algorithmId) && signatures.includes(signer.signatureAlgorithm.algorithmId);
  if (!isStrong) throw new SignatureError('weak_digest');
  return { data, signer };
}

function parse(bytes: Uint8Array): { readonly data: SignedData; readonly length: number } {
  try {
    const { result, offset } = fromBER(Uint8Array.from(bytes));
    const { content } = new ContentInfo({ schema: result });
    const data = new SignedData({ schema: content });
    if (!isCanonical(bytes.subarray(0, offset), data)) throw new SignatureError('unreadable');
    return { data, length: offset };
  } catch (cause) {
    throw new SignatureError('unreadable', { cause });
  }
}

function isOfPades({ signedAttrs }: SignerInfo): boolean {
  const attributes = signedAttrs?.attributes ?? [];
  const [type, ...more] = attributes
    .filter((attribute) => attribute.type === ids.contentType)
    .flatMap(({ values }) => values);
  const isData = type instanceof ObjectIdentifier && type.getValue() === ids.data && more.length === 0;
  return isData && !attributes.some((attribute) => attribute.type === ids.signingTime);
}

const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';
const hashNames = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);

/** True if the signed attribute signing-certificate-v2 (RFC 5035) names this certificate first. */
export function isSigningCertificate({ signedAttrs }: SignerInfo, certificate: Certificate): boolean {
  const attributes = signedAttrs?.attributes.filter(({ type }) => type === signingCertificateV2) ?? [];
  const [value, ...others] = attributes.flatMap(({ values }) => values as BaseBlock[]);
  const named = firstOf(firstOf(value));
  if (others.length > 0 || !(named instanceof Sequence)) return false;
  // ESSCertIDv2: SHA-256 unless an algorithm is given.
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

/**
 * Accepts only the DER encoding. ASN.1 readers are lenient and parts of CMS are not signed, so other bytes could have the same
 * meaning; with one encoding no bit of a signed file can change.
 */
function isCanonical(bytes: Uint8Array, data: SignedData): boolean {
  const written = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema() });
  return equalsDer(written, bytes) && data.signerInfos.every((signer) => hasExpectedParts(signer, data));
}

/** True if the signer's issuer equals that of the certificate, case included. */
export function isIssuerNamedExactly({ sid }: SignerInfo, certificate: Certificate): boolean {
  return !(sid instanceof IssuerAndSerialNumber) || equalsDer(sid.issuer, derOf(certificate.issuer));
}

function hasExpectedParts(signer: SignerInfo, { version, digestAlgorithms }: SignedData): boolean {
  const isOfVersion = version === signer.version && version === (signer.sid instanceof IssuerAndSerialNumber ? 1 : 3);
  const isAnnounced =
    digestAlgorithms.length === 1 && digestAlgorithms.every((one) => equalsDer(one, derOf(signer.digestAlgorithm)));
  return isOfVersion && isAnnounced && hasNoParameters(signer.digestAlgorithm) && isDerIfEcdsa(signer);
}

function hasNoParameters({ algorithmParams }: AlgorithmIdentifier): boolean {
  return algorithmParams === undefined || Buffer.from(algorithmParams.toBER()).toString('hex') === '0500';
}

/** An ECDSA signature is two DER numbers; an RSA signature has only one form. */
function isDerIfEcdsa({ signatureAlgorithm, signature }: SignerInfo): boolean {
  if (!signatureAlgorithm.algorithmId.startsWith('1.2.840.10045.')) return true;
  const bytes = Buffer.from(signature.getValue());
  const { result } = fromBER(Uint8Array.from(bytes));
  const numbers = result instanceof Sequence ? result.valueBlock.value : [];
  return Buffer.from(new Sequence({ value: numbers }).toBER()).equals(bytes);
}

interface Writable {
  toSchema(): { toBER(): ArrayBuffer };
}

function equalsDer(part: Writable, bytes: Uint8Array): boolean {
  return derOf(part).equals(bytes);
}

function derOf(part: Writable): Buffer {
  return Buffer.from(part.toSchema().toBER());
}

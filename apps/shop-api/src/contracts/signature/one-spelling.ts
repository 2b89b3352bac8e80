import { fromBER, Sequence } from 'asn1js';
import {
  ContentInfo,
  IssuerAndSerialNumber,
  type AlgorithmIdentifier,
  type Certificate,
  type SignedData,
  type SignerInfo,
} from 'pkijs';

/**
 * A signature could be written in other bytes and mean the same: readers of ASN.1 are lenient, and some parts of CMS are not signed. Only the
 * spelling of DER is taken, so that no bit of a signed file can be another one.
 */
export function isCanonical(bytes: Uint8Array, data: SignedData): boolean {
  const written = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema() });
  return isSame(written, bytes) && data.signerInfos.every((signer) => hasUsualParts(signer, data));
}

/** The signer is named as the certificate names itself, capital letters included. */
export function isIssuerNamedExactly({ sid }: SignerInfo, certificate: Certificate): boolean {
  return !(sid instanceof IssuerAndSerialNumber) || isSame(sid.issuer, berOf(certificate.issuer));
}

function hasUsualParts(signer: SignerInfo, { version, digestAlgorithms }: SignedData): boolean {
  const isOfVersion = version === signer.version && version === (signer.sid instanceof IssuerAndSerialNumber ? 1 : 3);
  const isAnnounced =
    digestAlgorithms.length === 1 && digestAlgorithms.every((one) => isSame(one, berOf(signer.digestAlgorithm)));
  return isOfVersion && isAnnounced && hasNoParameters(signer.digestAlgorithm) && isDerIfEcdsa(signer);
}

function hasNoParameters({ algorithmParams }: AlgorithmIdentifier): boolean {
  return algorithmParams === undefined || Buffer.from(algorithmParams.toBER()).toString('hex') === '0500';
}

/** A signature of ECDSA is two numbers; one of RSA has a single form. */
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

function isSame(part: Writable, bytes: Uint8Array): boolean {
  return berOf(part).equals(bytes);
}

function berOf(part: Writable): Buffer {
  return Buffer.from(part.toSchema().toBER());
}

import { fromBER, ObjectIdentifier } from 'asn1js';
import { ContentInfo, SignedData, type SignerInfo } from 'pkijs';
import { isCanonical } from './one-spelling';
import { SignatureError } from './signature-error';

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
 * Reads a CMS signature, if it has the form of PAdES (ETSI EN 319 142-1): of one signer, detached, without a time of its own.
 * A content of its own is refused above all: the signature would be of that, and not of the PDF.
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

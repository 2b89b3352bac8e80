import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, UTCTime, type BaseBlock } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { TestSigner } from './signer';

const data = '1.2.840.113549.1.7.1';
const types = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/** Deviations from a valid signature. */
export interface ContainerWishes {
  readonly hash?: 'SHA-1' | 'SHA-256' | 'SHA-384';
  /** Embedded content. */
  readonly attached?: Uint8Array;
  /** The certificate in the signed attribute; none if null. */
  readonly named?: TestSigner | null;
  readonly digest?: Uint8Array;
  /** The content type in the signed attributes. */
  readonly contentType?: string;
  readonly hasSigningTime?: boolean;
  readonly signers?: number;
  /** Intermediate certificates. */
  readonly chain?: readonly TestSigner[];
}

/** A PAdES signature over these bytes. */
export async function makeContainer(
  bytes: Uint8Array,
  signer: TestSigner,
  wishes: ContainerWishes = {},
): Promise<Buffer> {
  const { hash = 'SHA-256', attached, signers = 1, chain = [] } = wishes;
  const { certificate, key } = signer;
  const eContent = attached && new OctetString({ valueHex: Uint8Array.from(attached).buffer });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: data, ...(eContent && { eContent }) }),
    certificates: [signer, ...chain].map((one) => one.certificate),
    signerInfos: Array.from({ length: signers }, () => infoOf(certificate, attributesOf(bytes, signer, wishes))),
  });
  for (let index = 0; index < signers; index += 1) await signed.sign(key, index, hash, Uint8Array.from(bytes).buffer);
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
}

function infoOf({ issuer, serialNumber }: TestSigner['certificate'], attributes: Attribute[]): SignerInfo {
  const sid = new IssuerAndSerialNumber({ issuer, serialNumber });
  return new SignerInfo({ version: 1, sid, signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }) });
}

function attributesOf(bytes: Uint8Array, signer: TestSigner, wishes: ContainerWishes): Attribute[] {
  const {
    hash = 'SHA-256',
    named = signer,
    digest = hashOf(hash, bytes),
    hasSigningTime = false,
    contentType = data,
  } = wishes;
  const attributes = [
    attribute(types.contentType, new ObjectIdentifier({ value: contentType })),
    attribute(types.messageDigest, octets(digest)),
  ];
  if (hasSigningTime) attributes.push(attribute(types.signingTime, new UTCTime({ valueDate: new Date() })));
  if (named) attributes.push(attribute(types.signingCertificateV2, nameOf(named)));
  return attributes;
}

/** SigningCertificateV2 with the default hash SHA-256. */
function nameOf({ certificate }: TestSigner): Sequence {
  const hash = octets(hashOf('SHA-256', Buffer.from(certificate.toSchema(true).toBER())));
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
}

function attribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

function hashOf(hash: string, bytes: Uint8Array): Uint8Array {
  return createHash(hash.replace('-', '')).update(bytes).digest();
}

function octets(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
}

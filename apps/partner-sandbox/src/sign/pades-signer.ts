import { createHash } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SignerIdentity } from './signer-identity';

const ids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/**
 * Makes the signature of PAdES B-B (ETSI EN 319 142-1): it names its certificate by hash and says nothing of the time, which
 * stands in the PDF.
 */
export class PadesSigner extends Signer {
  constructor(private readonly identity: SignerIdentity) {
    super();
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    const { certificate, privateKey } = this.identity;
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
      certificates: [certificate],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: this.attributes(bytes) }),
        }),
      ],
    });
    await signed.sign(privateKey, 0, 'SHA-256', Uint8Array.from(bytes).buffer);
    const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
    return Buffer.from(content.toSchema().toBER());
  }

  private attributes(bytes: Buffer): Attribute[] {
    const certificate = Buffer.from(this.identity.certificate.toSchema(true).toBER());
    // SigningCertificateV2 with one ESSCertIDv2, whose hash is SHA-256 when it names none.
    const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hashOf(certificate)] })] })] });
    return [
      attribute(ids.contentType, new ObjectIdentifier({ value: ids.data })),
      attribute(ids.messageDigest, hashOf(bytes)),
      attribute(ids.signingCertificateV2, named),
    ];
  }
}

function attribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

function hashOf(bytes: Buffer): OctetString {
  return new OctetString({ valueHex: Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer });
}

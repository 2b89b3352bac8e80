import { createHash } from 'node:crypto';
import { SignPdf } from '@signpdf/signpdf';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { type BaseBlock, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
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

/** Signs a PDF: the original bytes stay, and a revision with a PAdES B-B signature is appended. */
export function signedPdf(original: Buffer, identity: SignerIdentity, at: Date): Promise<Buffer> {
  return new SignPdf().sign(withSignatureField(original, at), new PadesSigner(identity));
}

/** Bytes reserved for the signature with its certificate. */
const signatureBytes = 8192;

interface PdfStructure {
  readonly root: string;
  readonly page: string;
  readonly size: number;
  readonly info: string | null;
  readonly previous: string;
}

/**
 * Appends an empty signature field as an incremental update: no original byte changes. Supports PDFs with a cross-reference
 * table and without a form, as pdfkit writes them.
 *
 * @throws Error for any other PDF
 */
function withSignatureField(pdf: Buffer, at: Date): Buffer {
  const text = pdf.toString('latin1');
  const { root, page, size, info, previous } = structureOf(text);
  const [signature, field] = [size, size + 1];
  const objects = new Map<number, string>([
    [Number(root), `${dictionary(text, root)}/AcroForm << /SigFlags 3 /Fields [${field} 0 R] >>\n`],
    [Number(page), `${dictionary(text, page)}/Annots [${field} 0 R]\n`],
    [
      signature,
      `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /${SUBFILTER_ETSI_CADES_DETACHED} /M (${pdfDate(at)})
/ByteRange [0 /${DEFAULT_BYTE_RANGE_PLACEHOLDER} /${DEFAULT_BYTE_RANGE_PLACEHOLDER} /${DEFAULT_BYTE_RANGE_PLACEHOLDER}]
/Contents <${'0'.repeat(signatureBytes * 2)}>\n`,
    ],
    [
      field,
      `/Type /Annot /Subtype /Widget /FT /Sig /T (LuxSign) /F 132 /Rect [0 0 0 0] /P ${page} 0 R /V ${signature} 0 R\n`,
    ],
  ]);
  const trailer = `<< /Size ${size + 2} /Root ${root} 0 R${info === null ? '' : ` /Info ${info}`} /Prev ${previous} >>`;
  return Buffer.concat([pdf, Buffer.from(update(pdf.length, objects, trailer), 'latin1')]);
}

/** Whether `withSignatureField` supports the PDF. */
export function canBeSigned(pdf: Buffer): boolean {
  try {
    return withSignatureField(pdf, new Date(0)).length > pdf.length;
  } catch {
    return false;
  }
}

function update(start: number, objects: ReadonlyMap<number, string>, trailer: string): string {
  let body = '\n';
  let table = 'xref\n';
  for (const [id, content] of objects) {
    table += `${id} 1\n${String(start + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${id} 0 obj\n<<\n${content}>>\nendobj\n`;
  }
  return `${body}${table}trailer\n${trailer}\nstartxref\n${start + body.length}\n%%EOF\n`;
}

function structureOf(text: string): PdfStructure {
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const root = found(/\/Root (\d+) 0 R/u, trailer);
  const pages = found(/\/Pages (\d+) 0 R/u, dictionary(text, root));
  return {
    root,
    page: found(/\/Kids \[(\d+) 0 R/u, dictionary(text, pages)),
    size: Number(found(/\/Size (\d+)/u, trailer)),
    info: /\/Info (\d+ 0 R)/u.exec(trailer)?.[1] ?? null,
    previous: found(/startxref\s+(\d+)/u, trailer),
  };
}

/** The content between the outer brackets of an object. */
function dictionary(text: string, id: string): string {
  const start = text.lastIndexOf(`\n${id} 0 obj\n`);
  const object = text.slice(start, text.indexOf('\nendobj', start));
  if (start < 0 || /\/(AcroForm|Annots)\b/u.test(object)) throw new Error('This kind of PDF cannot be signed');
  return object.slice(object.indexOf('<<') + 2, object.lastIndexOf('>>'));
}

function found(pattern: RegExp, text: string): string {
  const [, value] = pattern.exec(text) ?? [];
  if (value === undefined) throw new Error('This kind of PDF cannot be signed');
  return value;
}

function pdfDate(at: Date): string {
  return `D:${at.toISOString().replace(/\D/gu, '').slice(0, 14)}Z`;
}

const oids = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/**
 * Creates a PAdES B-B signature (ETSI EN 319 142-1): it references its certificate by hash and contains no time, which is in the
 * PDF.
 */
class PadesSigner extends Signer {
  constructor(private readonly identity: SignerIdentity) {
    super();
  }

  override async sign(bytes: Buffer): Promise<Buffer> {
    const { certificate, privateKey } = this.identity;
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
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
    // SigningCertificateV2 with one ESSCertIDv2; its default hash is SHA-256.
    const named = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hashOf(certificate)] })] })] });
    return [
      attribute(oids.contentType, new ObjectIdentifier({ value: oids.data })),
      attribute(oids.messageDigest, hashOf(bytes)),
      attribute(oids.signingCertificateV2, named),
    ];
  }
}

function attribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

function hashOf(bytes: Buffer): OctetString {
  return new OctetString({ valueHex: Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer });
}

import { Type } from 'typebox';
import type { PartnerClient } from '../platform/partners/partner-client';
import type { DocumentToSign, SignatureDocument, SignatureService } from './signature-service-port';

const NullableString = Type.Union([Type.String(), Type.Null()]);

const UploadedSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  frameUrl: Type.String({ pattern: '^https?://' }),
});

const DocumentSchema = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  status: Type.Union([Type.Literal('pending'), Type.Literal('signed'), Type.Literal('failed')]),
  identityValidation: Type.Union([Type.Literal('VALID'), Type.Literal('NOT_VALID')]),
  signedDocumentId: NullableString,
  sha256: Type.String(),
  signedSha256: NullableString,
  signedAt: NullableString,
});

/** The signature service over HTTP: `/sign/documents`. */
export class HttpSignatureService implements SignatureService {
  constructor(private readonly client: PartnerClient) {}

  upload({ idempotencyKey, content, ...document }: DocumentToSign) {
    const body = { ...document, content: Buffer.from(content).toString('base64') };
    return this.client.post(UploadedSchema, { path: '/sign/documents', body, idempotencyKey });
  }

  findDocument(id: string): Promise<SignatureDocument | null> {
    return this.client.get(DocumentSchema, { path: `/sign/documents/${encodeURIComponent(id)}` });
  }

  downloadSigned(id: string): Promise<Uint8Array> {
    return this.client.getBytes({ path: `/sign/documents/${encodeURIComponent(id)}/signed` });
  }
}

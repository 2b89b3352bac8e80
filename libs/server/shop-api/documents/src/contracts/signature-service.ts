import type { Certificate } from 'pkijs';
import { Type } from 'typebox';
import type { Locale } from '@alzette/shop-model';
import type { CreditCheckContext } from '@alzette/shop-api/buyer';
import type { PartnerClient } from '@alzette/shop-api/platform';

export interface DocumentToSign {
  readonly reference: string;
  readonly name: string;
  readonly filename: string;
  readonly language: Locale;
  readonly content: Uint8Array;
  /** Origin of the page that shows the signing frame. */
  readonly embeddingOrigin: string;
  /** Two calls with the same key create one document. */
  readonly idempotencyKey: string;
}

export interface SignatureDocument {
  readonly id: string;
  readonly reference: string;
  readonly status: 'pending' | 'signed' | 'failed';
  readonly identityValidation: 'VALID' | 'NOT_VALID';
  readonly signedDocumentId: string | null;
  /** Hash of the uploaded PDF. */
  readonly sha256: string;
  readonly signedSha256: string | null;
  readonly signedAt: string | null;
}

export interface SignatureService {
  upload(document: DocumentToSign): Promise<{ readonly id: string; readonly frameUrl: string }>;
  findDocument(id: string): Promise<SignatureDocument | null>;
  downloadSigned(id: string): Promise<Uint8Array>;
}

export interface ContractContext extends CreditCheckContext {
  readonly partners: CreditCheckContext['partners'] & { readonly signature: SignatureService };
  /** Accepted signers of contracts, or authorities that certify only them. */
  readonly trustedSigners: readonly Certificate[];
}

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

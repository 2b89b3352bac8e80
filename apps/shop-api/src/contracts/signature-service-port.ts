import type { Locale } from '@alzette/shop-model';

export interface DocumentToSign {
  readonly reference: string;
  readonly name: string;
  readonly filename: string;
  readonly language: Locale;
  readonly content: Uint8Array;
  /** Origin of the page that shows the signing frame. */
  readonly embeddingOrigin: string;
  /** Two calls with the same key are one document. */
  readonly idempotencyKey: string;
}

export interface SignatureDocument {
  readonly id: string;
  readonly reference: string;
  readonly status: 'pending' | 'signed' | 'failed';
  readonly identityValidation: 'VALID' | 'NOT_VALID';
  readonly signedDocumentId: string | null;
  /** Of the PDF that was uploaded. */
  readonly sha256: string;
  readonly signedSha256: string | null;
  readonly signedAt: string | null;
}

export interface SignatureService {
  upload(document: DocumentToSign): Promise<{ readonly id: string; readonly frameUrl: string }>;
  findDocument(id: string): Promise<SignatureDocument | null>;
  downloadSigned(id: string): Promise<Uint8Array>;
}

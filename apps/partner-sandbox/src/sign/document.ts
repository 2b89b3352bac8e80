import type { Locale } from '@alzette/shop-model';
import type { Entity } from '../state/journal';

/** A document to be signed. Its bytes lie in files; hashes are hex SHA-256; `signedAt` is ISO 8601. */
export interface SignDocument extends Entity {
  readonly reference: string;
  readonly name: string;
  readonly filename: string;
  readonly language: Locale;
  readonly embeddingOrigin: string;
  /** How the last attempt ended: a failed document can still be signed. */
  readonly status: 'pending' | 'signed' | 'failed';
  readonly identityValidation: 'VALID' | 'NOT_VALID';
  readonly signedDocumentId: string | null;
  readonly sha256: string;
  readonly signedSha256: string | null;
  readonly signedAt: string | null;
  /** Size of the original in bytes. */
  readonly size: number;
  readonly idempotencyKey: string | null;
}

/** What the frame tells the shop's page about the last attempt. */
export function frameMessageOf({ id, status, identityValidation, signedDocumentId }: SignDocument) {
  const isSigned = status === 'signed';
  return {
    source: 'signature',
    type: isSigned ? 'signed' : 'failed',
    documentId: id,
    newDocumentTargetId: signedDocumentId,
    status: isSigned ? 'SIGNED' : 'FAILED',
    identityValidation,
  };
}

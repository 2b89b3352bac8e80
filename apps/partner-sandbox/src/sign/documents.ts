import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@alzette/shop-model';
import type { Sandbox } from '../build';
import { type Entity, randomId } from '../state/journal';
import { signedPdf } from './pdf-signature';
import type { SignerIdentity } from './signer-identity';

/** A document to sign. Its bytes are in files; hashes are hex SHA-256; `signedAt` is ISO 8601. */
export interface SignDocument extends Entity {
  readonly reference: string;
  readonly name: string;
  readonly filename: string;
  readonly language: Locale;
  readonly embeddingOrigin: string;
  /** The outcome of the last attempt. A failed document can still be signed. */
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

/** The message of the frame to the shop's page. */
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

type NewDocument = Pick<
  SignDocument,
  'reference' | 'name' | 'filename' | 'language' | 'embeddingOrigin' | 'idempotencyKey'
>;

/** The documents to sign. The file is written before the journal entry, so every stored document has its bytes. */
export function createDocuments({ journal, now }: Sandbox, identity: SignerIdentity) {
  const stored = journal.collection<SignDocument>('document');
  const folder = join(journal.folder, 'documents');
  mkdirSync(folder, { recursive: true });
  const originalFile = ({ id }: Pick<SignDocument, 'id'>) => join(folder, `${id}.pdf`);
  const pending = new Map<string, Promise<SignDocument>>();
  const signedFile = ({ id }: Pick<SignDocument, 'id'>) => join(folder, `${id}-signed.pdf`);

  const signOnce = async ({ id }: SignDocument): Promise<SignDocument> => {
    const document = stored.get(id);
    if (!document) throw new Error(`There is no document ${id}`);
    if (document.status === 'signed') return document;
    const at = new Date(now());
    const bytes = await signedPdf(readFileSync(originalFile(document)), identity, at);
    writeFileSync(signedFile(document), bytes);
    const signature = { signedDocumentId: randomId('signed'), signedAt: at.toISOString(), signedSha256: sha256(bytes) };
    return stored.put({ ...document, ...signature, status: 'signed', identityValidation: 'VALID' });
  };

  return {
    get: stored.get,
    original: (document: SignDocument): Buffer => readFileSync(originalFile(document)),
    signed: (document: SignDocument): Buffer => readFileSync(signedFile(document)),

    create: (request: NewDocument, content: Buffer): SignDocument => {
      const { idempotencyKey } = request;
      const same =
        idempotencyKey === null ? null : stored.find((document) => document.idempotencyKey === idempotencyKey);
      if (same) return same;
      const id = randomId('doc');
      writeFileSync(originalFile({ id }), content);
      return stored.put({
        ...request,
        id,
        status: 'pending',
        identityValidation: 'NOT_VALID',
        signedDocumentId: null,
        sha256: sha256(content),
        signedSha256: null,
        signedAt: null,
        size: content.length,
      });
    },

    /** Concurrent calls share one signature. */
    sign: (document: SignDocument): Promise<SignDocument> => {
      const running = pending.get(document.id) ?? signOnce(document).finally(() => pending.delete(document.id));
      pending.set(document.id, running);
      return running;
    },

    fail: (document: SignDocument, identityValidation: SignDocument['identityValidation']): SignDocument =>
      document.status === 'signed' ? document : stored.put({ ...document, status: 'failed', identityValidation }),
  };
}

export type Documents = ReturnType<typeof createDocuments>;

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../build';
import { randomId } from '../state/random-id';
import type { SignDocument } from './document';
import { signedPdf } from './signed-pdf';

type NewDocument = Pick<
  SignDocument,
  'reference' | 'name' | 'filename' | 'language' | 'embeddingOrigin' | 'idempotencyKey'
>;

/** The documents to sign. A file is written before the line that names it, so that no kept document lacks its bytes. */
export function documents({ journal, now }: Sandbox) {
  const kept = journal.collection<SignDocument>('document');
  const folder = join(journal.folder, 'documents');
  mkdirSync(folder, { recursive: true });
  const originalFile = ({ id }: Pick<SignDocument, 'id'>) => join(folder, `${id}.pdf`);
  const signedFile = ({ id }: Pick<SignDocument, 'id'>) => join(folder, `${id}-signed.pdf`);

  return {
    get: kept.get,
    original: (document: SignDocument): Buffer => readFileSync(originalFile(document)),
    signed: (document: SignDocument): Buffer => readFileSync(signedFile(document)),

    create: (wanted: NewDocument, content: Buffer): SignDocument => {
      const { idempotencyKey } = wanted;
      const same = idempotencyKey === null ? null : kept.find((document) => document.idempotencyKey === idempotencyKey);
      if (same) return same;
      const id = randomId('doc');
      writeFileSync(originalFile({ id }), content);
      return kept.put({
        ...wanted,
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

    sign: (document: SignDocument): SignDocument => {
      if (document.status === 'signed') return document;
      const signedDocumentId = randomId('signed');
      const signedAt = new Date(now()).toISOString();
      const bytes = signedPdf(readFileSync(originalFile(document)), {
        id: signedDocumentId,
        at: signedAt,
        sha256: document.sha256,
      });
      writeFileSync(signedFile(document), bytes);
      const signature = { signedDocumentId, signedAt, signedSha256: sha256(bytes) };
      return kept.put({ ...document, ...signature, status: 'signed', identityValidation: 'VALID' });
    },

    fail: (document: SignDocument, identityValidation: SignDocument['identityValidation']): SignDocument =>
      document.status === 'signed' ? document : kept.put({ ...document, status: 'failed', identityValidation }),
  };
}

export type Documents = ReturnType<typeof documents>;

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

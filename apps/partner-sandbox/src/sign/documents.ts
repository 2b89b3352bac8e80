import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../build';
import { randomId } from '../state/random-id';
import type { SignDocument } from './document';
import { signedPdf } from './signed-pdf';
import type { SignerIdentity } from './signer-identity';

type NewDocument = Pick<
  SignDocument,
  'reference' | 'name' | 'filename' | 'language' | 'embeddingOrigin' | 'idempotencyKey'
>;

/** The documents to sign. A file is written before the line that names it, so that no kept document lacks its bytes. */
export function documents({ journal, now }: Sandbox, identity: SignerIdentity) {
  const kept = journal.collection<SignDocument>('document');
  const folder = join(journal.folder, 'documents');
  mkdirSync(folder, { recursive: true });
  const originalFile = ({ id }: Pick<SignDocument, 'id'>) => join(folder, `${id}.pdf`);
  const underWay = new Map<string, Promise<SignDocument>>();
  const signedFile = ({ id }: Pick<SignDocument, 'id'>) => join(folder, `${id}-signed.pdf`);

  const signOnce = async ({ id }: SignDocument): Promise<SignDocument> => {
    const document = kept.get(id);
    if (!document) throw new Error(`There is no document ${id}`);
    if (document.status === 'signed') return document;
    const at = new Date(now());
    const bytes = await signedPdf(readFileSync(originalFile(document)), identity, at);
    writeFileSync(signedFile(document), bytes);
    const signature = { signedDocumentId: randomId('signed'), signedAt: at.toISOString(), signedSha256: sha256(bytes) };
    return kept.put({ ...document, ...signature, status: 'signed', identityValidation: 'VALID' });
  };

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

    /** Once: who asks while it is being signed gets the same signature. */
    sign: (document: SignDocument): Promise<SignDocument> => {
      const running = underWay.get(document.id) ?? signOnce(document).finally(() => underWay.delete(document.id));
      underWay.set(document.id, running);
      return running;
    },

    fail: (document: SignDocument, identityValidation: SignDocument['identityValidation']): SignDocument =>
      document.status === 'signed' ? document : kept.put({ ...document, status: 'failed', identityValidation }),
  };
}

export type Documents = ReturnType<typeof documents>;

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { responseOf, ProblemError } from '@alzette/server-kit';
import type { Sandbox } from '../build';
import { notFound } from '../http/errors';
import { requireKey } from '../http/requests';
import { createDocuments, type Documents, type SignDocument } from './documents';
import { canBeSigned } from './pdf-signature';
import { signerIdentity } from './signer-identity';
import { luxSignFrames } from './signing-frame';

/** LuxSign, the electronic signature company. */
export async function luxSign(app: FastifyInstance, { sandbox }: { readonly sandbox: Sandbox }): Promise<void> {
  const documents = createDocuments(sandbox, await signerIdentity(sandbox.journal.folder));
  await app.register(luxSignApi, { sandbox, documents });
  await app.register(luxSignFrames, { sandbox, documents });
}

const Nullable = Type.Union([Type.String(), Type.Null()]);
const DocumentRequestSchema = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 200 }),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    filename: Type.String({ minLength: 1, maxLength: 200 }),
    language: Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]),
    /** The PDF in base64. */
    content: Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    embeddingOrigin: Type.String(),
  },
  { additionalProperties: false },
);
const DocumentCreatedSchema = Type.Object({ id: Type.String(), frameUrl: Type.String() });
const DocumentSchema = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  status: Type.String(),
  identityValidation: Type.String(),
  signedDocumentId: Nullable,
  sha256: Type.String(),
  signedSha256: Nullable,
  signedAt: Nullable,
});

const maxDocumentBytes = 15 * 1024 * 1024;

export interface LuxSignOptions {
  readonly sandbox: Sandbox;
  readonly documents: Documents;
}

/** The API for clients: add a document (once for each Idempotency-Key) and read it. */
async function luxSignApi(app: FastifyInstance, { sandbox, documents }: LuxSignOptions): Promise<void> {
  const { partnerUrl, embeddingOrigins } = sandbox.environment;
  app.addHook('onRequest', requireKey(sandbox.environment, 'signature'));
  app.addHook('preHandler', () => sandbox.behaviour.apply('sign'));

  app.post<{ Body: Static<typeof DocumentRequestSchema> }>(
    '/sign/documents',
    {
      bodyLimit: maxDocumentBytes,
      schema: { summary: 'Adds a PDF to sign', body: DocumentRequestSchema, response: { 201: DocumentCreatedSchema } },
    },
    async ({ body: { content, ...request }, headers }, reply) => {
      const key = headers['idempotency-key'];
      const bytes = readPdf(content);
      if (!embeddingOrigins.includes(request.embeddingOrigin)) {
        throw new ProblemError('origin_refused', { status: 422, detail: 'This origin may not embed signing frames' });
      }
      const { id } = documents.create({ ...request, idempotencyKey: typeof key === 'string' ? key : null }, bytes);
      return reply.code(201).send({ id, frameUrl: `${partnerUrl}/sign/frame/${id}` });
    },
  );

  app.get<{ Params: { readonly id: string } }>(
    '/sign/documents/:id',
    { schema: { summary: 'Reads a document', response: { 200: DocumentSchema } } },
    async ({ params }) => existing(documents.get(params.id)),
  );

  app.get<{ Params: { readonly id: string } }>(
    '/sign/documents/:id/signed',
    { schema: { summary: 'The signed PDF', response: { 200: responseOf('The signed PDF', 'application/pdf') } } },
    async ({ params }, reply) => {
      const document = existing(documents.get(params.id));
      if (document.status !== 'signed') throw new ProblemError('not_signed');
      return reply.type('application/pdf').send(documents.signed(document));
    },
  );
}

function readPdf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new ProblemError('not_a_pdf');
  }
  if (!canBeSigned(bytes)) throw new ProblemError('not_signable');
  return bytes;
}

function existing(document: SignDocument | null): SignDocument {
  if (!document) throw notFound();
  return document;
}

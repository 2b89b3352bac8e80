import { redirectResponse } from '@alzette/server-kit';
import { Type } from 'typebox';
import { findReturnProof, findReturnProofReferences, uploadTypes } from '@alzette/shop-api/buyer';
import { findConfirmedDocuments, findDocument } from '@alzette/shop-api/documents';
import {
  type Database,
  fieldsQuery,
  logOrderAccess,
  notFound,
  type OperatorContext,
  pageOf,
  pageQuery,
  scopeGuard,
  selectFields,
  setPageHeaders,
  type ShopServer,
  tmfErrors,
} from '@alzette/shop-api/platform';
import { contentUrl, documentPath } from '../paths';
import { DocumentSchema, presentContract, presentReturnProof } from './present-document';

/** The address of files before documents were resources. */
const formerPath = '/tmf-api/documentManagement/v4/document/:id';

const IdSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });
const shared = { tags: ['documents'] };

/** TMF667: the documents of confirmed orders, and the proofs that shoppers sent goods back. */
export function documentRoutes(app: ShopServer, context: OperatorContext): void {
  resourceRoutes(app, context);
  fileRoutes(app, context);
}

function resourceRoutes(app: ShopServer, context: OperatorContext): void {
  const { database } = context;
  const needs = scopeGuard(app, context);
  const ListQuerySchema = Type.Object(
    { ...pageQuery, ...fieldsQuery, 'relatedEntity.id': Type.String({ minLength: 1, maxLength: 100 }) },
    { additionalProperties: false },
  );

  app.get(
    documentPath,
    {
      onRequest: needs('orders:read'),
      schema: { ...shared, querystring: ListQuerySchema, response: { 200: Type.Array(DocumentSchema), ...tmfErrors } },
    },
    async (request, reply) => {
      const orderNumber = request.query['relatedEntity.id'];
      const { offset, limit } = pageOf(request.query);
      const documents = await findDocuments(database, { orderNumber });
      const page = documents.slice(offset, offset + limit);
      await logOrderAccess(context, request, page.length > 0 ? [orderNumber] : [], 'read');
      setPageHeaders(reply, { total: documents.length, count: page.length });
      return page.map((document) => selectFields(document, request.query.fields));
    },
  );

  app.get(
    `${documentPath}/:id`,
    {
      onRequest: needs('orders:read'),
      schema: {
        ...shared,
        params: IdSchema,
        querystring: Type.Object(fieldsQuery, { additionalProperties: false }),
        response: { 200: DocumentSchema, ...tmfErrors },
      },
    },
    async (request) => {
      const [document] = await findDocuments(database, { id: request.params.id });
      if (!document) throw notFound();
      await logOrderAccess(context, request, [document.relatedEntity?.id ?? ''], 'read');
      return selectFields(document, request.query.fields);
    },
  );
}

async function findDocuments(database: Database, wanted: { readonly id: string } | { readonly orderNumber: string }) {
  const contracts = await findConfirmedDocuments(database, wanted);
  const proofs = await findReturnProofReferences(database, wanted);
  return [...contracts.map(presentContract), ...proofs.map(presentReturnProof)];
}

const BytesSchema = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });
/** Contracts are PDFs, the proof of a return is what the shopper sent. */
const documentContents = Object.fromEntries(Object.keys(uploadTypes).map((type) => [type, { schema: BytesSchema }]));

function fileRoutes(app: ShopServer, context: OperatorContext): void {
  const { database } = context;
  const needs = scopeGuard(app, context);

  app.get(
    contentUrl(':id'),
    {
      onRequest: needs('orders:personal'),
      schema: { ...shared, params: IdSchema, response: { 200: { content: documentContents }, ...tmfErrors } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const document = (await findDocument(database, id)) ?? (await findReturnProof(database, id));
      if (!document) throw notFound();
      await logOrderAccess(context, request, [document.orderNumber], 'read');
      // Shoppers name their proofs: such a name does not go into a header.
      const isProof = 'mediaType' in document;
      const filename = isProof ? `return-proof-${id}.${uploadTypes[document.mediaType] ?? 'bin'}` : document.filename;
      reply.header('content-disposition', `attachment; filename="${filename}"`);
      return reply.type(isProof ? document.mediaType : 'application/pdf').send(document.content);
    },
  );

  app.get(
    formerPath,
    {
      onRequest: needs('orders:personal'),
      schema: { ...shared, params: IdSchema, response: { 308: redirectResponse, ...tmfErrors } },
    },
    async ({ params: { id } }, reply) => reply.redirect(contentUrl(encodeURIComponent(id)), 308),
  );
}

import { Type } from 'typebox';
import { subscriptionFamilies } from '@alzette/shop-model';
import {
  BoundedString,
  ContractDocumentsSchema,
  DocumentUpdateRequestSchema,
  DocumentUpdateSchema,
  ProblemSchema,
} from '@alzette/shop-model/schemas';
import {
  enforceLimits,
  limitedSubjects,
  localeOf,
  LocaleQuerySchema,
  networkOf,
  notFound,
  type RouteLimits,
  type ShopServer,
  visitorLimits,
  visitorOf,
} from '@alzette/shop-api/platform';
import { findContractFile } from './contract-repository';
import { offerSummaries } from './summary/offer-summary';
import { prepareDocuments, presentContract, updateSignature } from './sign-documents';
import type { ContractContext } from './signature-service';

const OrderParamsSchema = Type.Object({ orderId: Type.String({ minLength: 1, maxLength: 100 }) });
const FileParamsSchema = Type.Object({ filename: Type.String({ minLength: 1, maxLength: 200 }) });
const OfferParamsSchema = Type.Object({
  type: Type.Enum(['device', ...subscriptionFamilies]),
  code: BoundedString('identifier', { minLength: 1 }),
});
const BytesSchema = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });
const PdfSchema = { content: { 'application/pdf': { schema: BytesSchema } } };

/** Counts documents, not requests: an order of 100 plans has 201. A thread takes 20 to 50 ms for each. */
const generationLimits: RouteLimits = { name: 'drawn-documents', perSession: 600, perNetwork: 1_200 };

/** Chromium's PDF viewer needs more than the default policy allows. */
const pdfPolicy = {
  useDefaults: false,
  directives: { frameAncestors: ["'none'"], defaultSrc: ["'self'", "'unsafe-inline'"] },
};

const refusals = { '4xx': ProblemSchema, '5xx': ProblemSchema };
const shared = { tags: ['contracts'] };

/** `orderId` in these addresses is the order's `tokenValue`. */
export function contractRoutes(app: ShopServer, context: ContractContext): void {
  documentsRoute(app, context);
  signatureRoute(app, context);
  offerSummaryRoute(app, context);
  documentFileRoute(app, context);
}

function documentsRoute(app: ShopServer, context: ContractContext): void {
  app.get(
    `${signaturePath(context)}/documents/:orderId`,
    {
      onRequest: visitorLimits(app)('documents', 300),
      schema: { ...shared, params: OrderParamsSchema, response: { 200: ContractDocumentsSchema, ...refusals } },
    },
    async (request, reply) => {
      const limitGeneration = (documents: number) =>
        enforceLimits(app.rateCounter, reply, limitedSubjects(request, generationLimits), documents);
      const contracts = await prepareDocuments(context, visitorOf(request), request.params.orderId, limitGeneration);
      return { documents: contracts.map(presentContract) };
    },
  );
}

function signatureRoute(app: ShopServer, context: ContractContext): void {
  app.post(
    `${signaturePath(context)}/document/update/:orderId`,
    {
      onRequest: visitorLimits(app)('signing', 300),
      schema: {
        ...shared,
        params: OrderParamsSchema,
        body: DocumentUpdateRequestSchema,
        response: { 200: DocumentUpdateSchema, ...refusals },
      },
    },
    async (request) => {
      const { documentId } = request.body;
      return updateSignature(context, visitorOf(request), {
        tokenValue: request.params.orderId,
        documentId,
        log: request.log,
      });
    },
  );
}

function offerSummaryRoute(app: ShopServer, context: ContractContext): void {
  const offerSummary = offerSummaries(context);
  app.get(
    `/api/v2/shop/${context.operator.provider}/offers/:type/:code/contract-summary`,
    {
      onRequest: visitorLimits(app)('offer-summary', 100),
      helmet: { contentSecurityPolicy: pdfPolicy },
      schema: {
        ...shared,
        params: OfferParamsSchema,
        querystring: LocaleQuerySchema,
        response: { 200: PdfSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { type, code } = request.params;
      const { accountNumber } = visitorOf(request);
      const locale = localeOf(request.query);
      const isNewClient = accountNumber === null;
      const offer = { type, variantCode: code, locale, isNewClient };
      const content = await offerSummary(offer, networkOf(request));
      if (!content) throw notFound();
      reply.header('cache-control', 'private, max-age=60');
      return reply.type('application/pdf').send(content);
    },
  );
}

function documentFileRoute(app: ShopServer, context: ContractContext): void {
  app.get(
    `${signaturePath(context)}/document/:filename`,
    {
      onRequest: visitorLimits(app)('document-file', 300),
      helmet: { contentSecurityPolicy: pdfPolicy },
      schema: { ...shared, params: FileParamsSchema, response: { 200: PdfSchema, ...refusals } },
    },
    async (request, reply) => {
      const { filename } = request.params;
      const content = await findContractFile(context.database, filename, visitorOf(request), context.now());
      if (!content) throw notFound();
      reply
        .header('content-disposition', `inline; filename="${filename}"`)
        .header('cache-control', 'private, no-store');
      return reply.type('application/pdf').send(content);
    },
  );
}

function signaturePath({ operator }: ContractContext): string {
  return `/api/v2/tool/${operator.partners.signature.slug}`;
}

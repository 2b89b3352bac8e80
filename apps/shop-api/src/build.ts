import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import {
  documentAnswer,
  observeRequests,
  openApi,
  serverOptions,
  type Lifecycle,
  type ServerMetrics,
} from '@alzette/server-kit';
import Fastify, { type FastifyServerOptions, type RouteOptions } from 'fastify';
import { catalogueRoutes } from './catalogue/catalogue-routes';
import { contentRoutes } from './content/content-routes';
import { contractRoutes } from './contracts/contract-routes';
import { creditCheckRoutes } from './credit-check/credit-check-routes';
import { healthRoutes } from './platform/health/health-routes';
import { handleError, handleNotFound } from './platform/http/error-handler';
import { createRateCounter } from './platform/http/hit-counter';
import { visitorReader, type ReadVisitor } from './platform/http/visitor';
import type { SchemaTypes, ShopServer } from './platform/http/shop-server';
import { requireStorableText } from './platform/http/storable-text';
import { ibanRoutes } from './iban/iban-routes';
import { identityRoutes } from './identity/identity-routes';
import { createOrderRoutes } from './checkout/create-order-routes';
import { installationRoutes } from './installation/installation-routes';
import { orderRoutes } from './checkout/order-routes';
import { paymentRoutes } from './checkout/payment-routes';
import { webhookRoutes } from './checkout/payment-webhook-routes';
import type { ShopContext } from './app-context';
import { savedCartMailRoutes } from './saved-cart-mails/saved-cart-mail-routes';
import { voucherRoutes } from './vouchers/voucher-routes';

export interface BuildOptions extends ShopContext {
  /** Secret shared with the site server, 32 characters or more. */
  readonly sessionKey: string;
  /** Former ones that the site server may still sign with. */
  readonly formerSessionKeys?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: ServerMetrics;
  readonly lifecycle?: Lifecycle;
  /** Told of each route, for tests that must not forget one. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Nothing that is answered here is a page, so headers for pages are left out. Whoever terminates TLS says whether HTTPS is required. */
const apiHeaders = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  strictTransportSecurity: false,
};

const oneMegabyte = 1024 * 1024;

/** Makes the server, ready to `listen` or to `inject`. Closing it leaves the database open. */
export async function build({
  sessionKey,
  formerSessionKeys = [],
  logger,
  metrics,
  lifecycle,
  onRoute,
  ...context
}: BuildOptions): Promise<ShopServer> {
  const app = createServer(logger ?? false);
  if (onRoute) app.addHook('onRoute', onRoute);
  observeRequests(app, { metrics, lifecycle });
  app.decorate('hitCounter', createRateCounter(context.database, sessionKey));
  const sessionKeys = [sessionKey, ...formerSessionKeys];
  await addEverydayThings(app, visitorReader(sessionKeys));
  healthRoutes(app, context, lifecycle);
  catalogueRoutes(app, context);
  contentRoutes(app);
  creditCheckRoutes(app, context);
  ibanRoutes(app);
  identityRoutes(app, context);
  installationRoutes(app, context);
  createOrderRoutes(app, context);
  orderRoutes(app, context);
  contractRoutes(app, context);
  paymentRoutes(app, context);
  webhookRoutes(app, context);
  voucherRoutes(app, context);
  savedCartMailRoutes(app, context, sessionKeys);
  return app;
}

function createServer(logger: NonNullable<FastifyServerOptions['logger']>): ShopServer {
  const app = Fastify({
    logger,
    ...serverOptions('callers'),
    bodyLimit: oneMegabyte,
    routerOptions: { maxParamLength: 1_000 },
    // Validation ends at the first error: with `allErrors` the errors of one large body would exhaust the memory.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
  });
  return app.withTypeProvider<SchemaTypes>();
}

async function addEverydayThings(app: ShopServer, readVisitor: ReadVisitor): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    request.visitor = await readVisitor(request);
  });
  app.addHook('preHandler', requireStorableText);
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/merge-patch+json', { parseAs: 'string' }, readJson);
  await app.register(helmet, apiHeaders);
  await app.register(swagger, openApi({ title: 'Shop API', version: '2.0.0' }));
  for (const path of ['/openapi.json', '/documentation/json']) {
    app.get(path, { schema: { tags: ['description'], response: documentAnswer } }, async () => app.swagger() as never);
  }
}

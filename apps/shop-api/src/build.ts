import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import {
  documentResponse,
  observeRequests,
  openApi,
  serverOptions,
  type Operations,
  type SandboxMode,
  type ServerTimeouts,
} from '@alzette/server-kit';
import { maxHeaderBytes, maxTokenLength } from '@alzette/server-kit/saved-cart';
import Fastify, { type FastifyRequest, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { fulfilmentRoutes, myOrdersRoutes } from '@alzette/shop-api/after-sale';
import { creditCheckRoutes, ibanRoutes, identityRoutes } from '@alzette/shop-api/buyer';
import { catalogueRoutes, productCatalogueRoutes } from '@alzette/shop-api/catalogue';
import { checkoutRoutes, paymentWebhookRoutes, voucherRoutes } from '@alzette/shop-api/checkout';
import { contractRoutes } from '@alzette/shop-api/documents';
import {
  addressRoutes,
  installationRoutes,
  serviceQualificationRoutes,
  StoredAddressRegister,
} from '@alzette/shop-api/installation';
import {
  appointmentRoutes,
  documentRoutes,
  hubRoutes,
  productOrderRoutes,
  shoppingCartRoutes,
} from '@alzette/shop-api/open-apis';
import {
  createRateCounter,
  dropInvisibleText,
  handleError,
  handleNotFound,
  healthRoutes,
  notFound,
  parseJsonInTurn,
  type ReadVisitor,
  requireStorableText,
  type SchemaTypes,
  type ShopServer,
  siteTrustRoute,
  tokenRoute,
  visitorReader,
} from '@alzette/shop-api/platform';
import { consentRoutes } from '@alzette/shop-api/privacy';
import { contentRoutes, endedSessionRoutes, releaseRevisionRoutes, savedCartMailRoutes } from '@alzette/shop-api/site';
import type { AppContext } from './app-context';

export interface BuildOptions extends AppContext, Partial<Operations> {
  /** Secret shared with the site server, at least 32 characters. */
  readonly sessionKey: string;
  /** Earlier secrets that the site server may still sign with. */
  readonly formerSessionKeys?: readonly string[];
  readonly logger?: FastifyServerOptions['logger'];
  readonly timeouts?: ServerTimeouts;
  /** `off` when left out. */
  readonly sandbox?: SandboxMode;
  /** Called for each route, for tests that cover all of them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** Leaves out headers for pages, because no response is a page. The server that terminates TLS sets Strict-Transport-Security. */
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

/** Paths that proxies do not expose to the outside. On other paths a stranger could request the recording of any number of traces. */
const innerPaths = ['/api/v2/shop/', '/api/v2/tool/', '/api/catalogue/', '/api/content/', '/internal/'];

function isForSiteServer({ url }: FastifyRequest): boolean {
  return innerPaths.some((path) => url.startsWith(path));
}

/** Builds the server, ready to `listen` or to `inject`. Closing it leaves the database open. */
export async function build({
  sessionKey,
  formerSessionKeys = [],
  logger,
  metrics,
  lifecycle,
  tracer,
  build: buildInfo,
  timeouts,
  sandbox,
  onRoute,
  ...context
}: BuildOptions): Promise<ShopServer> {
  const app = createServer(logger ?? false, timeouts);
  if (onRoute) app.addHook('onRoute', onRoute);
  observeRequests(app, { metrics, lifecycle, tracer, trustsSampling: isForSiteServer });
  app.decorate('rateCounter', createRateCounter(context.database, sessionKey));
  const sessionKeys = [sessionKey, ...formerSessionKeys];
  await addBasics(app, visitorReader(sessionKeys));
  const trust = siteTrustRoute(app, { sessionKeys, metrics });
  healthRoutes(app, { database: context.database, lifecycle, build: buildInfo, sandbox, trust });
  addressRoutes(app, new StoredAddressRegister(context.database));
  catalogueRoutes(app, context);
  consentRoutes(app, context);
  contentRoutes(app);
  creditCheckRoutes(app, context);
  ibanRoutes(app);
  identityRoutes(app, context);
  installationRoutes(app, context);
  checkoutRoutes(app, context);
  contractRoutes(app, context);
  fulfilmentRoutes(app, context);
  myOrdersRoutes(app, context);
  tokenRoute(app, context);
  productOrderRoutes(app, context);
  documentRoutes(app, context);
  hubRoutes(app, context);
  appointmentRoutes(app, context);
  productCatalogueRoutes(app, context);
  shoppingCartRoutes(app, context);
  paymentWebhookRoutes(app, context);
  voucherRoutes(app, context);
  savedCartMailRoutes(app, context, sessionKeys);
  serviceQualificationRoutes(app, context);
  endedSessionRoutes(app, context, sessionKeys);
  releaseRevisionRoutes(app, context, sessionKeys);
  return app;
}

function createServer(
  logger: NonNullable<FastifyServerOptions['logger']>,
  timeouts: ServerTimeouts | undefined,
): ShopServer {
  const options = serverOptions('callers', { timeouts, maxHeaderSize: maxHeaderBytes });
  const app = Fastify({
    logger,
    ...options,
    // The longest parameter is the token of a saved cart. The schema of each route has its own limit.
    routerOptions: { maxParamLength: maxTokenLength },
    ajv: { customOptions: { ...options.ajv.customOptions, removeAdditional: false, coerceTypes: false } },
  });
  return app.withTypeProvider<SchemaTypes>();
}

async function addBasics(app: ShopServer, readVisitor: ReadVisitor): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  // Refused before its body is read.
  app.addHook('preParsing', async ({ is404 }) => {
    if (is404) throw notFound();
  });
  app.decorateRequest('visitor', null);
  app.decorateRequest('operatorCaller', null);
  app.addHook('onRequest', async (request) => {
    request.visitor = await readVisitor(request);
  });
  app.addHook('preValidation', dropInvisibleText);
  app.addHook('preHandler', requireStorableText);
  parseJsonInTurn(app);
  await app.register(helmet, apiHeaders);
  await app.register(swagger, openApi({ title: 'Shop API', version: '2.0.0' }));
  for (const path of ['/openapi.json', '/documentation/json']) {
    app.get(
      path,
      { schema: { tags: ['description'], response: documentResponse } },
      async () => app.swagger() as never,
    );
  }
}

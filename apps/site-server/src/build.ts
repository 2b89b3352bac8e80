import {
  documentResponse,
  observeRequests,
  openApi,
  serverLog,
  serverOptions,
  type Operations,
  type ServerTimeouts,
} from '@alzette/server-kit';
import { cartTokens, maxHeaderBytes } from '@alzette/server-kit/saved-cart';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Environment } from './settings/environment';
import { consoleRoutes } from './console/routes';
import { catalogueResponses } from './ssr/catalogue-responses';
import { pageRenderer } from './ssr/page-renderer';
import { remoteRenderer } from './ssr/remote-renderer';
import { serverShell } from './ssr/server-shell';
import { networkNames } from './http/client-network';
import { limitCost } from './http/cost-budgets';
import { allowEmbedders, detectEmbedder } from './http/embedder';
import { embedRoutes } from './embedding/routes';
import { healthRoutes } from './health/routes';
import { limitConnections } from './http/open-connections';
import { pageTemplates } from './http/page-template';
import { usedStyles } from './http/style-sheets';
import { crossSiteGuard, securityHeaders } from './http/security-headers';
import { errorHandlers } from './pages/message-page';
import { loginRoutes } from './login/routes';
import { overrideReader } from './overrides/overrides';
import { deviceLookup } from './pages/device-lookup';
import { legalPageRoutes, withLegalPages } from './pages/legal-pages';
import { operatorFileRoutes, operatorFiles } from './pages/operator-files';
import { confirmationLookup } from './pages/placed-order';
import { pageRoutes } from './pages/routes';
import { redirectRoutes } from './pages/redirects';
import { remoteParts } from './pages/remote-part';
import { searchRoutes } from './pages/search-engines';
import { securityTxtRoute } from './pages/security-txt';
import { structuredData } from './pages/structured-data';
import { internalCall } from './upstream/internal-call';
import { shopApiTrust } from './upstream/shop-api-trust';
import { proxyRoutes } from './proxy/routes';
import { upstream } from './upstream/upstream';
import { bucketFileRoutes, releaseRoutes } from './releases/routes';
import { openReleases } from './releases/releases';
import { cspReportRoutes } from './reports/csp-reports';
import { reportRoutes } from './reports/routes';
import { webVitalRoutes } from './reports/web-vitals';
import { sourcePositions } from './reports/source-positions';
import { savedCartMailRoutes } from './saved-cart/mail-routes';
import { tokenRoutes } from './saved-cart/token-routes';
import { endedSessions } from './session/ended-sessions';
import { sessionOf, sessionRoutes, visitorSession } from './session/session';
import { lookEvery, lookMs, shellStore } from './static/shell-store';
import { staticFiles } from './static/routes';

export interface BuildOptions extends Partial<Operations> {
  /** Timeout of a call to an upstream. */
  readonly upstreamTimeoutMs?: number;
  /** Time between two looks at a file of the shell or of a release, in milliseconds. */
  readonly lookEveryMs?: number;
  readonly timeouts?: ServerTimeouts;
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Receives the log; the standard output when left out. */
  readonly logStream?: { write(line: string): void };
  /** Called with each route, for tests that cover all of them. */
  readonly onRoute?: (route: RouteOptions) => void;
}

type SiteServices = Awaited<ReturnType<typeof openServices>>;

/** Builds the site server, ready to listen or to inject requests into. */
export async function buildSiteServer(environment: Environment, options: BuildOptions = {}): Promise<FastifyInstance> {
  const app = createServer(environment, options);
  const services = await openServices(app, environment, options);
  await registerRequestHooks(app, services);
  await registerReleaseRoutes(app, services);
  await registerVisitorRoutes(app, services);
  await registerPages(app, services);
  app.get('/openapi.json', { schema: { summary: 'This description', response: documentResponse } }, async () =>
    app.swagger(),
  );
  return app;
}

function createServer(
  { logLevel, trustedProxies }: Environment,
  { timeouts, logStream, metrics, lifecycle, tracer, onRoute }: BuildOptions,
): FastifyInstance {
  const app = Fastify({
    logger: serverLog({ name: 'site-server', level: logLevel, stream: logStream }),
    ...serverOptions('own', { timeouts, maxHeaderSize: maxHeaderBytes }),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 500 },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  limitConnections(app, { trustedProxies, metrics });
  observeRequests(app, { metrics, lifecycle, tracer });
  return app;
}

/** What the routes share. It is closed with the server. */
async function openServices(
  app: FastifyInstance,
  environment: Environment,
  { upstreamTimeoutMs = 25_000, lookEveryMs = lookMs, now = Date.now, metrics, lifecycle, build }: BuildOptions,
) {
  const { log } = app;
  const mayLook = lookEvery(lookEveryMs, () => performance.now());
  const shell = shellStore(environment.shellFolder, log, mayLook);
  const embed = shellStore(environment.embedFolder, log, mayLook);
  const servers = upstream(upstreamTimeoutMs);
  const readCatalogue = catalogueResponses({ servers, catalogueUrl: environment.catalogueUrl, now });
  const call = internalCall(servers, environment);
  const trust = shopApiTrust({ call, sessionKey: environment.sessionKey, log, now, metrics });
  const releases = await openReleases(environment, { call, log, metrics, now, mayLook });
  const remotes = remoteRenderer({ ...releases, log, now });
  const networkOf = networkNames(environment.sessionKey);
  app.addHook('onClose', async () => {
    remotes.close();
    releases.close();
    await servers.close();
  });
  return {
    ...{ environment, now, metrics, lifecycle, build },
    ...{ shell, embed, servers, readCatalogue, call, trust, releases, remotes, networkOf },
  };
}

/** Hooks run in the order in which they are added. */
async function registerRequestHooks(app: FastifyInstance, { environment, call, now }: SiteServices): Promise<void> {
  await app.register(swagger, openApi({ title: 'Site server', version: '1.0', hasPages: true }));
  await securityHeaders(app, environment);
  detectEmbedder(app, environment);
  await allowEmbedders(app, environment);
  errorHandlers(app, environment);
  await app.register(compress);
  await visitorSession(app, {
    environment,
    endedSessions: endedSessions({ call, log: app.log, now }),
    now,
  });
  limitCost(app, {
    networkBudget: environment.networkBudget,
    visitorOf: (request) => sessionOf(request).get('id') ?? null,
  });
  crossSiteGuard(app, environment);
}

/** Releases and their files, with health, reports and the console. */
async function registerReleaseRoutes(app: FastifyInstance, services: SiteServices): Promise<void> {
  const { environment, shell, embed, trust, releases, networkOf, metrics, lifecycle, build, now } = services;
  await app.register(healthRoutes, { environment, shell, releases: releases.store, trust, lifecycle, build });
  await staticFiles(app, environment);
  await app.register(releaseRoutes, { releases: releases.store, shell });
  if (releases.bucket) await app.register(bucketFileRoutes, { store: releases.bucket });
  await app.register(embedRoutes, { environment, embed, releases: releases.visitors, store: releases.store });
  await app.register(reportRoutes, {
    releases: releases.visitors,
    positions: sourcePositions(environment, releases, app.log),
    networkOf,
  });
  await app.register(cspReportRoutes, { metrics });
  await app.register(webVitalRoutes, { operator: environment.operator, releases: releases.visitors, metrics });
  if (environment.console)
    await app.register(consoleRoutes, { environment, settings: environment.console, releases, metrics, now });
}

/** Session, login, saved carts, and the proxy to the servers behind the site. */
async function registerVisitorRoutes(
  app: FastifyInstance,
  { environment, servers, call, now }: SiteServices,
): Promise<void> {
  const tokens = cartTokens(environment.savedCarts, now);
  await app.register(sessionRoutes);
  await app.register(loginRoutes, { environment });
  await app.register(tokenRoutes, { tokens });
  await app.register(savedCartMailRoutes, { environment, tokens, call });
  await app.register(proxyRoutes, { environment, servers });
}

/** The pages of the shop, and the files and redirects at their addresses. */
async function registerPages(app: FastifyInstance, services: SiteServices): Promise<void> {
  const { environment, shell, servers, readCatalogue, releases, remotes, networkOf, now } = services;
  const { store, visitors } = releases;
  const files = operatorFiles(environment);
  await app.register(redirectRoutes, { environment });
  await app.register(searchRoutes, { environment, servers, store, now });
  await app.register(securityTxtRoute, { environment, now });
  await app.register(operatorFileRoutes, { files });
  await app.register(legalPageRoutes, { texts: environment.legalTexts });
  await app.register(pageRoutes, {
    environment,
    shell,
    releases: visitors,
    overrides: overrideReader(environment, now),
    store,
    serverShell: serverShell(environment.shellFolder, app.log),
    renderPage: pageRenderer(withLegalPages(readCatalogue, environment.legalTexts), app.log),
    remoteParts: remoteParts({ remotes, networkOf, read: readCatalogue, files: releases.files, releases: visitors }),
    findDevice: deviceLookup(readCatalogue, app.log),
    findConfirmation: confirmationLookup(servers, environment),
    structuredData: structuredData(readCatalogue, files, app.log),
    files,
    usedStyles: usedStyles(),
    templates: pageTemplates(app.log),
  });
}

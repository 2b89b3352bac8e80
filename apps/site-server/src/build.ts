import {
  documentAnswer,
  observeRequests,
  openApi,
  serverLog,
  serverOptions,
  type Lifecycle,
  type ServerMetrics,
} from '@alzette/server-kit';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Environment } from './environment';
import { allowEmbedders } from './embedding/cors';
import { noteEmbedder } from './embedding/embedder';
import { embedRoutes } from './embedding/routes';
import { healthRoutes } from './health/routes';
import { crossSiteGuard } from './http/cross-site-guard';
import { errorAnswers } from './http/error-answers';
import { rateLimits } from './http/rate-limits';
import { securityHeaders } from './http/security-headers';
import { loginRoutes } from './login/routes';
import { pageRoutes } from './pages/routes';
import { redirectRoutes } from './pages/redirects';
import { proxyRoutes } from './proxy/routes';
import { upstream } from './proxy/upstream';
import { bucketFiles } from './releases/bucket-files';
import { releaseParts } from './releases/release-parts';
import { releaseRoutes } from './releases/routes';
import { reportRoutes } from './reports/routes';
import { savedCartMailRoutes } from './saved-cart/mail-routes';
import { tokenRoutes } from './saved-cart/token-routes';
import { cartTokens, maxTokenLength } from './saved-cart/tokens';
import { sessionRoutes } from './session/routes';
import { visitorSession } from './session/session';
import { shellStore } from './static/shell-store';
import { staticFiles } from './static/routes';

export interface BuildOptions {
  /** Longest wait for an upstream's answer, in milliseconds. */
  readonly upstreamTimeout?: number;
  /** The present, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Where the log goes instead of the standard output. */
  readonly logStream?: { write(line: string): void };
  readonly metrics?: ServerMetrics;
  readonly lifecycle?: Lifecycle;
  /** Told of each route, for tests that must not forget one. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** A page's address may hold the token of a saved cart, which is longer than Node expects of a request's head. */
const largestHeader = maxTokenLength + 16 * 1024;

/** The site's own server, ready to listen or to inject requests into. */
export async function buildSiteServer(
  environment: Environment,
  { upstreamTimeout = 25_000, now = Date.now, logStream, metrics, lifecycle, onRoute }: BuildOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: serverLog({ name: 'site-server', level: environment.logLevel, stream: logStream }),
    ...serverOptions('own'),
    trustProxy: environment.trustedProxies.length > 0 && [...environment.trustedProxies],
    routerOptions: { maxParamLength: 500 },
    http: { maxHeaderSize: largestHeader },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  observeRequests(app, { metrics, lifecycle });
  const shell = shellStore(environment.shellFolder, app.log);
  const embed = shellStore(environment.embedFolder, app.log);
  const releases = await releaseParts(environment.releases, app.log, now);
  const servers = upstream(upstreamTimeout);
  const tokens = cartTokens(environment.savedCarts, now);
  app.addHook('onClose', async () => {
    releases.close();
    await servers.close();
  });

  await app.register(swagger, openApi({ title: 'Site server', version: '1.0', hasPages: true }));
  await securityHeaders(app, environment);
  noteEmbedder(app, environment);
  await allowEmbedders(app, environment);
  errorAnswers(app, environment);
  await rateLimits(app);
  await app.register(compress);
  await visitorSession(app, environment);
  crossSiteGuard(app, environment);

  await app.register(healthRoutes, { environment, shell, releases: releases.store, lifecycle });
  await staticFiles(app, environment);
  await app.register(releaseRoutes, { releases: releases.store, shell });
  if (releases.bucket) await app.register(bucketFiles, { store: releases.bucket });
  await app.register(embedRoutes, { environment, embed, releases: releases.visitors });
  await app.register(reportRoutes, { guard: releases.guard, now });
  await app.register(sessionRoutes);
  await app.register(loginRoutes, { environment });
  await app.register(tokenRoutes, { tokens });
  await app.register(savedCartMailRoutes, { environment, tokens, servers });
  await app.register(proxyRoutes, { environment, servers });
  await app.register(redirectRoutes, { environment });
  await app.register(pageRoutes, { environment, shell, releases: releases.visitors });
  app.get('/openapi.json', { schema: { summary: 'This description', response: documentAnswer } }, async () =>
    app.swagger(),
  );
  return app;
}

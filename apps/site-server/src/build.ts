import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Environment } from './environment';
import { healthRoutes } from './health/routes';
import { crossSiteGuard } from './http/cross-site-guard';
import { errorAnswers } from './http/error-answers';
import { loggerOptions } from './http/logger';
import { rateLimits } from './http/rate-limits';
import { securityHeaders } from './http/security-headers';
import { pageRoutes } from './pages/routes';
import { redirectRoutes } from './pages/redirects';
import { proxyRoutes } from './proxy/routes';
import { releaseRoutes } from './releases/routes';
import { releaseStore } from './releases/store';
import { reportRoutes } from './reports/routes';
import { visitorSession } from './session/session';
import { shellStore } from './static/shell-store';
import { staticFiles } from './static/routes';

export interface BuildOptions {
  /** Longest wait for an upstream's answer, in milliseconds. */
  readonly upstreamTimeout?: number;
  /** Where the log goes instead of the standard output. */
  readonly logStream?: { write(line: string): void };
}

/** The site's own server, ready to listen or to inject requests into. */
export async function buildSiteServer(
  environment: Environment,
  { upstreamTimeout = 25_000, logStream }: BuildOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...loggerOptions(environment.logLevel), ...(logStream && { stream: logStream }) },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  const shell = shellStore(environment.shellFolder, app.log);
  const releases = releaseStore(environment.storeFolder, app.log);

  await app.register(swagger, { openapi: { info: { title: 'Site server', version: '1.0' } } });
  await securityHeaders(app, environment);
  errorAnswers(app, environment);
  await rateLimits(app);
  await app.register(compress);
  await visitorSession(app, environment);
  crossSiteGuard(app, environment);

  await app.register(healthRoutes, { environment, shell });
  await staticFiles(app, environment);
  await app.register(releaseRoutes, { releases });
  await app.register(reportRoutes);
  await app.register(proxyRoutes, { environment, upstreamTimeout });
  await app.register(redirectRoutes, { environment });
  await app.register(pageRoutes, { environment, shell, releases });
  app.get('/openapi.json', { schema: { summary: 'This description' } }, async () => app.swagger());
  return app;
}

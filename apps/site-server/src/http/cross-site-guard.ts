import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';
import { ProblemError } from '@alzette/server-kit';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change asked for by a page of another site, whatever cookies the browser sent with it. */
export function crossSiteGuard(app: FastifyInstance, { siteUrl }: Environment): void {
  const ownOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async ({ method, headers }) => {
    if (safeMethods.has(method)) return;
    const isForeign = headers.origin !== undefined && headers.origin !== ownOrigin;
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') {
      throw new ProblemError(403, 'cross_site', 'This can only be asked for by a page of the shop itself');
    }
  });
}

import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';
import { ProblemError } from '@alzette/server-kit';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change asked for by a page of another site that may not embed the shop, whatever cookies came with it. */
export function crossSiteGuard(app: FastifyInstance, { siteUrl }: Environment): void {
  const ownOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async ({ method, headers, embedder }) => {
    if (safeMethods.has(method) || embedder) return;
    const origin = headers.origin ?? originOf(headers.referer);
    const isForeign = origin !== null && origin !== ownOrigin;
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') {
      throw new ProblemError(403, 'cross_site', 'This can only be asked for by a page of the shop itself');
    }
  });
}

/** Old browsers name the page alone. Of one that says nothing at all, no cookie comes along from elsewhere: they are `SameSite`. */
function originOf(page: string | undefined): string | null {
  if (page === undefined) return null;
  return URL.canParse(page) ? new URL(page).origin : 'null';
}

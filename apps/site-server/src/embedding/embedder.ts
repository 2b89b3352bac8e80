import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../environment';

/** The page of another origin that a request comes from, when the operator lets it embed the shop. */
export interface Embedder {
  readonly origin: string;
  /** A page of another site: browsers keep its cookies apart, and send it none that is not made for that. */
  readonly isCrossSite: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for the shop's own pages, and for everybody who may not embed. */
    embedder: Embedder | null;
  }
}

/** Notes with each request whether a page that may embed the shop asks. Comes before whatever looks at that. */
export function noteEmbedder(app: FastifyInstance, { operator }: Pick<Environment, 'operator'>): void {
  const allowed = new Set<string>(operator.embedding.origins);
  app.decorateRequest('embedder', null);
  app.addHook('onRequest', async (request) => {
    request.embedder = readEmbedder(request, allowed);
  });
}

function readEmbedder({ headers }: FastifyRequest, allowed: ReadonlySet<string>): Embedder | null {
  const { origin } = headers;
  if (origin === undefined || !allowed.has(origin)) return null;
  // A browser that does not say so may keep cookies apart: then only the cookie made for that is safe to rely on.
  return { origin, isCrossSite: headers['sec-fetch-site'] !== 'same-site' };
}

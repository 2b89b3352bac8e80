import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Database, matchesEtag, type ShopServer } from '@alzette/shop-api/platform';
import { catalogueVersion } from './catalogue-version-repository';

const cachedHeaders = ['etag', 'cache-control', 'cross-origin-resource-policy'] as const;

/** Limits the database to ten version queries a second; shoppers do not notice the delay. */
const defaultMaxAgeMs = 100;

interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  /** Bytes, so that the text is encoded once. */
  readonly bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The catalogue's version before the response was computed; null for a cached response. */
    catalogueVersion: string | null;
  }
}

/**
 * Caches the responses of these routes until a row of the catalogue changes. A response is computed after its version is read, so it may be
 * newer than the version but never older. The cache is bounded by the number of offers in three languages.
 */
export function cacheResponses(app: ShopServer, database: Database, maxAgeMs = defaultMaxAgeMs): void {
  const version = catalogueVersion(database, maxAgeMs);
  const responses = new Map<string, CachedResponse>();
  let responsesVersion = '';
  app.decorateRequest('catalogueVersion', null);

  const respondFromCache = (current: string, request: FastifyRequest, reply: FastifyReply): boolean => {
    if (current !== responsesVersion) {
      responses.clear();
      responsesVersion = current;
    }
    const response = responses.get(cacheKey(request));
    if (!response) {
      request.catalogueVersion = current;
      return false;
    }
    reply.headers(response.headers);
    const isUnchanged = matchesEtag(request.headers['if-none-match'], response.headers['etag'] ?? '');
    if (isUnchanged) reply.code(304).send();
    else reply.type(response.type).send(response.bytes);
    return true;
  };

  // Callbacks instead of promises: a cached response is sent without waiting.
  app.addHook('preValidation', (request, reply, done) => {
    const respondOrContinue = (current: string) => {
      if (!respondFromCache(current, request, reply)) done();
    };
    const cached = version.cached();
    if (cached === null) version.current().then(respondOrContinue, done);
    else respondOrContinue(cached);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const isComplete = reply.statusCode === 200 && typeof payload === 'string' && request.method === 'GET';
    if (isComplete && request.catalogueVersion === responsesVersion) {
      responses.set(cacheKey(request), {
        headers: headersOf(reply),
        type: String(reply.getHeader('content-type')),
        bytes: Buffer.from(payload),
      });
    }
    done();
  });
}

/** Independent of the spelling of the URL, so that variants of a URL cannot fill the memory. */
function cacheKey({ routeOptions, params, query }: FastifyRequest): string {
  const { locale = 'fr' } = query as { readonly locale?: unknown };
  return JSON.stringify([routeOptions.url, params, locale]);
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    cachedHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
}

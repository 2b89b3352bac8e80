import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/transaction';
import { matchesEtag } from '../platform/http/cacheable';
import type { ShopServer } from '../platform/http/shop-server';
import { catalogueVersion } from './catalogue-version';

const keptHeaders = ['etag', 'cache-control', 'cross-origin-resource-policy'] as const;

/** Milliseconds: nobody notices them in a shop window, and the database is asked ten times a second instead of for each reader. */
const versionBelievedFor = 100;

interface CachedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  /** As it is sent: a text would be encoded anew for each reader. */
  readonly bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the catalogue when the answer was begun; null where the answer is a kept one. */
    catalogueVersion: string | null;
  }
}

/**
 * Keeps what these routes answer until a row of the catalogue changes. What is kept under a version was read after it, so it may
 * be newer and never older than it says; and there is as much of it as there are offers, in three languages.
 */
export function cacheAnswers(app: ShopServer, database: Database, believedFor = versionBelievedFor): void {
  const version = catalogueVersion(database, believedFor);
  const kept = new Map<string, CachedAnswer>();
  let keptVersion = '';

  app.decorateRequest('catalogueVersion', null);
  const answerKept = (current: string, request: FastifyRequest, reply: FastifyReply): boolean => {
    if (current !== keptVersion) {
      kept.clear();
      keptVersion = current;
    }
    const answer = kept.get(nameOf(request));
    if (!answer) {
      request.catalogueVersion = current;
      return false;
    }
    reply.headers(answer.headers);
    const isKnown = matchesEtag(request.headers['if-none-match'], answer.headers['etag'] ?? '');
    if (isKnown) reply.code(304).send();
    else reply.type(answer.type).send(answer.bytes);
    return true;
  };
  // Callbacks: a kept answer waits for nothing, so nothing has to be promised.
  app.addHook('preValidation', (request, reply, done) => {
    const answerOrGoOn = (current: string) => {
      if (!answerKept(current, request, reply)) done();
    };
    const believed = version.cached();
    if (believed === null) version.current().then(answerOrGoOn, done);
    else answerOrGoOn(believed);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWhole = reply.statusCode === 200 && typeof payload === 'string' && request.method === 'GET';
    if (isWhole && request.catalogueVersion === keptVersion) {
      kept.set(nameOf(request), {
        headers: headersOf(reply),
        type: String(reply.getHeader('content-type')),
        bytes: Buffer.from(payload),
      });
    }
    done();
  });
}

/** The same for each spelling of an address, so that nobody fills the memory with spellings. */
function nameOf({ routeOptions, params, query }: FastifyRequest): string {
  const { locale = 'fr' } = query as { readonly locale?: unknown };
  return JSON.stringify([routeOptions.url, params, locale]);
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
}

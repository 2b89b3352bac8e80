import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseSameSitePath } from '@alzette/shop-model';
import type { Environment } from '../settings/environment';

/** The embedding page that sent a request, where the operator allows its origin. */
export interface Embedder {
  readonly origin: string;
  /** Whether the page belongs to another site: browsers then send partitioned cookies only. */
  readonly isCrossSite: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for the shop's own pages and for origins that may not embed the shop. */
    embedder: Embedder | null;
  }
}

/** Sets `request.embedder`. Register it before all hooks and routes that use it. */
export function detectEmbedder(app: FastifyInstance, { operator }: Pick<Environment, 'operator'>): void {
  const allowed = new Set<string>(operator.embedding.origins);
  app.decorateRequest('embedder', null);
  app.addHook('onRequest', async (request) => {
    request.embedder = readEmbedder(request, allowed);
  });
}

function readEmbedder({ headers }: FastifyRequest, allowed: ReadonlySet<string>): Embedder | null {
  const { origin } = headers;
  if (origin === undefined || !allowed.has(origin)) return null;
  // Without this header the browser may partition cookies, so only the partitioned one is reliable.
  return { origin, isCrossSite: headers['sec-fetch-site'] !== 'same-site' };
}

/** The request header with the path of an embedding page, for links that return to it. */
export const pageHeader = 'alzette-page';

const preflightMaxAgeSeconds = 600;

/** Sends CORS headers with credentials to the allowed origins. Browsers hide the response from all other origins. */
export async function allowEmbedders(app: FastifyInstance, { operator }: Pick<Environment, 'operator'>): Promise<void> {
  await app.register(cors, {
    origin: [...operator.embedding.origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PATCH'],
    allowedHeaders: [
      'accept',
      'content-type',
      'idempotency-key',
      'if-match',
      'if-none-match',
      'strapi-response-format',
      pageHeader,
    ],
    maxAge: preflightMaxAgeSeconds,
    // An OPTIONS request without the headers of a preflight gets the same response, not plain text.
    strictPreflight: false,
  });
}

/** Headers of files that any page may load. They hold no visitor data, and browsers check integrity only with these headers. */
export const publicFileHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const maxPathLength = 2000;

/** The address of the embedding page, for links that return to it. The browser states its origin, the page only its path. */
export function embeddingPage({ embedder, headers }: Pick<FastifyRequest, 'embedder' | 'headers'>): string | null {
  if (!embedder) return null;
  const given = headers[pageHeader];
  const path = typeof given === 'string' && given.length <= maxPathLength ? parseSameSitePath(given) : null;
  return `${embedder.origin}${path === null || /[\p{C}]/u.test(path) ? '/' : path}`;
}

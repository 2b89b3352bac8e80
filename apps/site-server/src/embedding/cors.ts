import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';

/** The request header in which an embedding page says its path, for addresses that lead back to it. */
export const pageHeader = 'alzette-page';

/** How long a browser may remember that a page may ask, in seconds. */
const remembered = 600;

/** Lets pages of the allowed origins read answers, with their cookies. Everybody else gets answers that no browser hands over. */
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
    maxAge: remembered,
    // A question without the headers of a browser's is answered like one, and not in plain text.
    strictPreflight: false,
  });
}

/** Of files that anybody may load: they hold nothing of a visitor, and their hashes can only be checked with these headers. */
export const publicFileHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

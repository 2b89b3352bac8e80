import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';

const headers = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** The usual headers on every answer. Pages replace the policy by their own. A popup has to know its opener: no opener policy. */
export function safeHeaders(app: FastifyInstance, { partnerUrl }: Pick<Environment, 'partnerUrl'>): void {
  const transport = partnerUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  app.addHook('onRequest', async (_request, reply) => void reply.headers({ ...headers, ...transport }));
}

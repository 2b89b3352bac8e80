import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment';
import { filePolicy } from './content-security-policy';

/** The usual headers on every answer. Pages replace the Content-Security-Policy by their own, with a nonce. */
export async function securityHeaders(app: FastifyInstance, { siteUrl }: Environment): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The identity check may open as a popup and answers its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    ...(siteUrl.startsWith('https:') ? {} : { strictTransportSecurity: false }),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', filePolicy);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}

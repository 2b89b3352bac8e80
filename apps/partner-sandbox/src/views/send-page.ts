import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../environment';
import type { Html } from './html';

export interface PageRights {
  /** Origins that may embed the page; none when left out. */
  readonly embeddedBy?: string;
  /** Another origin that a form may redirect to. */
  readonly redirectsTo?: string;
  /** Whether the page has a frame of its own origin. */
  readonly hasFrame?: boolean;
}

/** Sends a page whose policy allows only scripts with its nonce. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  render: (nonce: string) => Html,
  rights: PageRights = {},
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .code(status)
    .headers(pageHeaders(nonce, rights))
    .type('text/html; charset=utf-8')
    .send(render(nonce).markup);
}

export function pageHeaders(
  nonce: string,
  { embeddedBy, redirectsTo, hasFrame }: PageRights = {},
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ...(hasFrame ? ["frame-src 'self'"] : []),
    `form-action 'self'${redirectsTo ? ` ${redirectsTo}` : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${embeddedBy ?? "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

const headers = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets the security headers of every response. There is no opener policy: a popup must reach its opener. */
export function securityHeaders(app: FastifyInstance, { partnerUrl }: Pick<Environment, 'partnerUrl'>): void {
  const transport = partnerUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
  app.addHook('onRequest', async (_request, reply) => void reply.headers({ ...headers, ...transport }));
}

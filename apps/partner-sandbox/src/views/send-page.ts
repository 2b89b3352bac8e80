import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Html } from './html';

export interface PageRights {
  /** Origin that may show the page in a frame; nobody when left out. */
  readonly embeddedBy?: string;
  /** Origin, besides this one, that a submitted form may lead to. */
  readonly leadsTo?: string;
}

/** Answers a page that may run only its own scripts, by nonce. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  render: (nonce: string) => Html,
  { embeddedBy, leadsTo }: PageRights = {},
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "base-uri 'none'",
    `frame-ancestors ${embeddedBy ?? "'none'"}`,
  ];
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(render(nonce).markup);
}

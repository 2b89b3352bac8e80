import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Html } from './html';

export interface PageRights {
  /** Origin that may show the page in a frame; nobody when left out. */
  readonly embeddedBy?: string;
  /** Origin, besides this one, that a submitted form may lead to. */
  readonly leadsTo?: string;
  /** Whether the page shows another page of this origin in a frame. */
  readonly hasFrame?: boolean;
}

/** Answers a page that may run only its own scripts, by nonce. */
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

export function pageHeaders(nonce: string, { embeddedBy, leadsTo, hasFrame }: PageRights = {}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ...(hasFrame ? ["frame-src 'self'"] : []),
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
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

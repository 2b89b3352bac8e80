import type { FastifyReply } from 'fastify';
import type { Environment } from '../environment';
import { newNonce, pagePolicy } from './content-security-policy';

/** Answers an HTML page under a policy whose nonce only this answer knows. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  environment: Environment,
  render: (nonce: string) => string,
  remoteOrigins: readonly string[] = [],
): FastifyReply {
  const nonce = newNonce();
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(environment, nonce, remoteOrigins))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}

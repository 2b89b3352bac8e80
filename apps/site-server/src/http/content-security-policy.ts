import { randomBytes } from 'node:crypto';
import type { Environment } from '../environment';

export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

/** A served development build is told of its changes over a socket. */
const devSockets = process.env['NODE_ENV'] === 'development' ? ' ws://localhost:*' : '';

/**
 * The policy of one page: only scripts with this answer's nonce, and what they load, may run. `remoteOrigins` are those that
 * its remotes come from instead of from here.
 */
export function pagePolicy(
  { partnerUrl, login }: Pick<Environment, 'partnerUrl' | 'login'>,
  nonce: string,
  remoteOrigins: readonly string[] = [],
): string {
  const partnerOrigin = new URL(partnerUrl).origin;
  const loginOrigin = new URL(login.issuer).origin;
  const remotes = remoteOrigins.map((origin) => ` ${origin}`).join('');
  const sockets = remoteOrigins.map((origin) => ` ${origin.replace(/^http/u, 'ws')}`).join('');
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${remotes}`,
    `font-src 'self'${remotes}`,
    `img-src 'self' data:${remotes}`,
    `connect-src 'self'${remotes}${sockets}${devSockets}`,
    `frame-src ${partnerOrigin}`,
    // Browsers hold a form to the redirects behind it too: a form that leads to the login ends at the provider.
    `form-action 'self' ${loginOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The policy of everything that is not a page: nothing may run or be framed. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

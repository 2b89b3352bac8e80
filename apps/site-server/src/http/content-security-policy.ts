import { randomBytes } from 'node:crypto';
import type { Environment } from '../environment';

export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

/** The policy of one page: only scripts with this answer's nonce, and what they load, may run. */
export function pagePolicy(
  { partnerUrl, login }: Pick<Environment, 'partnerUrl' | 'login'>,
  nonce: string,
): string {
  const partnerOrigin = new URL(partnerUrl).origin;
  const loginOrigin = new URL(login.issuer).origin;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
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

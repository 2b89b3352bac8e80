import { randomBytes } from 'node:crypto';
import type { Environment } from '../environment';

export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

/** The policy of one page: only scripts with this answer's nonce, and what they load, may run. */
export function pagePolicy({ partnerUrl }: Pick<Environment, 'partnerUrl'>, nonce: string): string {
  const partnerOrigin = new URL(partnerUrl).origin;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${partnerOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The policy of everything that is not a page: nothing may run or be framed. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

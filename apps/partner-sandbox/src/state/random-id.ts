import { randomBytes } from 'node:crypto';

/** An id that nobody can guess, with a prefix that says what it stands for. */
export function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}

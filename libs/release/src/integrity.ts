import { createHash } from 'node:crypto';

/** The Subresource Integrity value of a content. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

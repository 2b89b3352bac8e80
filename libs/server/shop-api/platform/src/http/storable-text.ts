import { ProblemError } from '@alzette/server-kit';
import type { FastifyRequest } from 'fastify';

/** PostgreSQL stores neither NUL nor an unpaired surrogate; without this check the response would be 500. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

export async function requireStorableText(request: FastifyRequest): Promise<void> {
  for (const [part, value] of Object.entries({
    params: request.params,
    querystring: request.query,
    body: request.body,
  })) {
    const path = findNotStorable(value, part);
    if (path) {
      const message = 'has a character that cannot be stored';
      throw new ProblemError('invalid_request', { errors: [{ path, message }] });
    }
  }
}

function findNotStorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [key, entry] of Object.entries(value)) {
    const found = findNotStorable(entry, `${path}/${key}`) ?? (isStorable(key) ? null : path);
    if (found) return found;
  }
  return null;
}

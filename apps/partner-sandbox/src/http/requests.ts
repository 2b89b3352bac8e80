import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '@alzette/server-kit';
import type { Environment } from '../environment';

/** Refuses calls without an API key of one of these partners. */
export function requireKey(
  { keys }: Pick<Environment, 'keys'>,
  ...partners: readonly (keyof Environment['keys'])[]
): (request: FastifyRequest) => Promise<void> {
  const expected = partners.flatMap((partner) => keys[partner]).map((key) => digest(`Bearer ${key}`));
  return async ({ headers }) => {
    const given = digest(headers.authorization ?? '');
    if (!expected.some((key) => timingSafeEqual(given, key))) {
      throw new ProblemError('key_required');
    }
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const maxFormBytes = 16 * 1024;

export type FormFields = Readonly<Record<string, string>>;

/** Parses forms. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The fields of a form; empty for other content types. */
export function formFields({ body, headers }: FastifyRequest): FormFields {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? (body as FormFields) : {};
}

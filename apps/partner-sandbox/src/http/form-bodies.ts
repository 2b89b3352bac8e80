import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Largest form in bytes; every page of the sandbox is far below. */
const bodyLimit = 16 * 1024;

export type FormFields = Readonly<Record<string, string>>;

/** Reads the forms of the pages. */
export function formBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The fields of a posted form; none when something else was posted. */
export function formFields({ body, headers }: FastifyRequest): FormFields {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? (body as FormFields) : {};
}

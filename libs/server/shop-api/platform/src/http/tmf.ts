import { ProblemError } from '@alzette/server-kit';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

/** Maximum and default number of entries of one page. */
export const maxPage = 100;

/** Body of every refusal of an Open API (TMF630), with the code of the problem document that other routes send. */
const TmfErrorSchema = Type.Object({
  code: Type.String(),
  reason: Type.String(),
  /** The wrong values: `path: message`, separated by semicolons. */
  message: Type.Optional(Type.String()),
  /** The HTTP status, as text. */
  status: Type.String(),
  '@type': Type.Literal('Error'),
});

/** For the `response` of every route of an Open API. */
export const tmfErrors = { '4xx': TmfErrorSchema, '5xx': TmfErrorSchema };

/** Parameters of every list (TMF630). */
export const pageQuery = {
  offset: Type.Optional(Type.String({ pattern: '^\\d{1,7}$', maxLength: 7 })),
  limit: Type.Optional(Type.String({ pattern: '^\\d{1,4}$', maxLength: 4 })),
};

/** Comma-separated attributes of the first level. */
export const fieldsQuery = { fields: Type.Optional(Type.String({ maxLength: 500 })) };

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** @throws ProblemError 400 above the maximum: a client would take a shorter page for the last one */
export function pageOf({ offset, limit }: { readonly offset?: string; readonly limit?: string }): Page {
  const page = { offset: Number(offset ?? 0), limit: Number(limit ?? maxPage) };
  if (page.limit <= maxPage) return page;
  throw new ProblemError('invalid_request', {
    errors: [{ path: 'querystring/limit', message: `must be at most ${maxPage}` }],
  });
}

/** Sets the total number of entries, and the number in this response. */
export function setPageHeaders(
  reply: FastifyReply,
  { total, count }: { readonly total: number; readonly count: number },
) {
  reply.header('x-total-count', String(total)).header('x-result-count', String(count));
}

/**
 * Where the schema of a GET response is: a pointer into the OpenAPI document. Objects with attributes that TM Forum does not define
 * name it as `@schemaLocation` (TMF630).
 *
 * @param path of the route
 * @param pointer into the schema
 */
export function schemaLocation(shopApiUrl: string, path: string, pointer = ''): string {
  const operation = encodeURIComponent(path.replace(/:(\w+)/gu, '{$1}').replaceAll('/', '~1'));
  const schema = `${operation}/get/responses/200/content/application~1json/schema${pointer}`;
  return `${shopApiUrl}/openapi.json#/paths/${schema}`;
}

interface Resource {
  readonly id: string;
  readonly href: string;
  readonly '@type': string;
}

/** The resource with only the named attributes and its identifying ones. */
export function selectFields<Type extends Resource>(resource: Type, fields: string | undefined): Type {
  if (!fields) return resource;
  const wanted = ['id', 'href', '@type', '@schemaLocation', ...fields.split(',').map((field) => field.trim())];
  return Object.fromEntries(Object.entries(resource).filter(([name]) => wanted.includes(name))) as Type;
}

import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

/** Maximum and default number of entries of one page. */
export const maxPage = 100;

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

export function pageOf({ offset, limit }: { readonly offset?: string; readonly limit?: string }): Page {
  return { offset: Number(offset ?? 0), limit: Math.min(maxPage, Number(limit ?? maxPage)) };
}

/** Sets the total number of entries, and the number in this response. */
export function setPageHeaders(
  reply: FastifyReply,
  { total, count }: { readonly total: number; readonly count: number },
) {
  reply.header('x-total-count', String(total)).header('x-result-count', String(count));
}

interface Resource {
  readonly id: string;
  readonly href: string;
  readonly '@type': string;
}

/** The resource with only the named attributes and its identifying ones. */
export function selectFields<Type extends Resource>(resource: Type, fields: string | undefined): Type {
  if (!fields) return resource;
  const wanted = ['id', 'href', '@type', ...fields.split(',').map((field) => field.trim())];
  return Object.fromEntries(Object.entries(resource).filter(([name]) => wanted.includes(name))) as Type;
}

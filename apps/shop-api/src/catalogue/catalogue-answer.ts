import { Type, type TSchema } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { LocaleQuerySchema } from '../platform/http/locale-query';

export const catalogueBase = '/api/catalogue';

export const CodeParamsSchema = Type.Object({ code: Type.String() });

/** What the routes of the catalogue have in common. */
export function catalogueSchema<Body extends TSchema>(body: Body) {
  return {
    tags: ['catalogue'],
    querystring: LocaleQuerySchema,
    response: { 200: body, 304: Type.Null(), '4xx': ProblemSchema, '5xx': ProblemSchema },
  };
}

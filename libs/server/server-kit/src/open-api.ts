import { ProblemSchema } from '@alzette/shop-model/schemas';
import type { FastifySchema } from 'fastify';
import { Type } from 'typebox';

type ResponseSchemas = Readonly<Record<string, unknown>>;

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Whether errors are sent as pages to browsers. */
  readonly hasPages?: boolean;
}

/** Options of `@fastify/swagger`: OpenAPI 3.1 of every route, hidden ones too, with their error responses. */
export function openApi({ title, version, hasPages = false }: OpenApiOptions) {
  return {
    openapi: { openapi: '3.1.0', info: { title, version } },
    convertConstToEnum: false,
    transform: ({ schema, url }: { readonly schema: FastifySchema | undefined; readonly url: string }) => {
      const { response, ...rest } = schema ?? {};
      const schemas = { ...(response as ResponseSchemas | undefined) };
      return {
        url: url.replace(/^\/?\*/u, '/*').replace('*', ':rest'),
        schema: { ...rest, hide: false, response: withErrors(schemas, hasPages) },
      };
    },
  };
}

/** The description of a response that is not JSON. */
export function responseOf(description: string, mediaType: string) {
  return { description, content: { [mediaType]: { schema: Type.Unknown() } } };
}

export const pageResponse = responseOf('A page', 'text/html');
export const redirectResponse = { description: 'A redirect', type: 'null' } as const;
/** The forwarded response of another server. */
export const foreignResponses = { default: responseOf('The response of the upstream', '*/*') } as const;
/** The document itself. */
export const documentResponse = {
  200: Type.Object({ openapi: Type.Literal('3.1.0') }, { additionalProperties: true }),
} as const;

function withErrors(schemas: Record<string, unknown>, hasPages: boolean): ResponseSchemas {
  if ('default' in schemas) return schemas;
  const problem = {
    description: 'A problem',
    content: {
      'application/problem+json': { schema: ProblemSchema },
      ...(hasPages && { 'text/html': { schema: Type.String() } }),
    },
  };
  const own = Object.entries(schemas).map(([status, schema]) => [status, isProblem(schema) ? problem : schema]);
  const isDescribed = Object.keys(schemas).some((status) => /^[23]/u.test(status));
  const file = { '2xx': responseOf('A file', '*/*'), '3xx': redirectResponse };
  return { ...(!isDescribed && file), '4xx': problem, '5xx': problem, ...Object.fromEntries(own) };
}

function isProblem(schema: unknown): boolean {
  const { properties } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
  return properties !== undefined && 'code' in properties && 'title' in properties;
}

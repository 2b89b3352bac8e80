import { ProblemSchema } from '@alzette/shop-model/schemas';
import type { FastifySchema } from 'fastify';
import { Type } from 'typebox';

type Answers = Readonly<Record<string, unknown>>;

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Whether a browser that asks for a page is told of an error in a page. */
  readonly hasPages?: boolean;
}

/** What `@fastify/swagger` is registered with: OpenAPI 3.1 of every route, hidden ones too, each with the errors that it may answer. */
export function openApi({ title, version, hasPages = false }: OpenApiOptions) {
  return {
    openapi: { openapi: '3.1.0', info: { title, version } },
    convertConstToEnum: false,
    transform: ({ schema, url }: { readonly schema: FastifySchema | undefined; readonly url: string }) => {
      const { response, ...rest } = schema ?? {};
      const answers = { ...(response as Answers | undefined) };
      return {
        url: url.replace(/^\/?\*/u, '/*').replace('*', ':rest'),
        schema: { ...rest, hide: false, response: withErrors(answers, hasPages) },
      };
    },
  };
}

/** An answer that is no JSON, of a media type or of any. */
export function answerOf(description: string, mediaType: string) {
  return { description, content: { [mediaType]: { schema: Type.Unknown() } } };
}

export const pageAnswer = answerOf('A page', 'text/html');
export const redirectAnswer = { description: 'Leads elsewhere', type: 'null' } as const;
/** Whatever another server answers, passed on. */
export const foreignAnswers = { default: answerOf('As the server behind answers', '*/*') } as const;
/** The document itself. */
export const documentAnswer = {
  200: Type.Object({ openapi: Type.Literal('3.1.0') }, { additionalProperties: true }),
} as const;

function withErrors(answers: Record<string, unknown>, hasPages: boolean): Answers {
  if ('default' in answers) return answers;
  const problem = {
    description: 'A problem',
    content: {
      'application/problem+json': { schema: ProblemSchema },
      ...(hasPages && { 'text/html': { schema: Type.String() } }),
    },
  };
  const own = Object.entries(answers).map(([status, answer]) => [status, isProblem(answer) ? problem : answer]);
  const isDescribed = Object.keys(answers).some((status) => /^[23]/u.test(status));
  const file = { '2xx': answerOf('A file', '*/*'), '3xx': redirectAnswer };
  return { ...(!isDescribed && file), '4xx': problem, '5xx': problem, ...Object.fromEntries(own) };
}

function isProblem(answer: unknown): boolean {
  const { properties } = answer as { readonly properties?: Readonly<Record<string, unknown>> };
  return properties !== undefined && 'code' in properties && 'title' in properties;
}

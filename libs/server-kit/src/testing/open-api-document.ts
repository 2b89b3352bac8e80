import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';

interface Answers {
  readonly [status: string]: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}

export interface Operation {
  readonly method: string;
  /** As OpenAPI writes it: `/orders/{tokenValue}`. */
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: object;
  }[];
  readonly body: object | null;
  /** Media type of the body; null where there is none. */
  readonly bodyType: string | null;
  readonly answers: Answers;
}

export interface Answered {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

export interface OpenApiDocument {
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Why an answer is not one that the document describes; null when it is. */
  faultOf(answer: Answered): string | null;
}

interface Source {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

interface RawOperation {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
  readonly responses: Answers;
}

/** What of an address no route knows: such an answer has to be a problem all the same. */
const unknownAnswers: Answers = { '4XX': { content: { 'application/problem+json': {}, 'text/html': {} } } };

/** An OpenAPI 3.1 document as tests look at it. */
export function openApiDocument({ openapi, paths }: Source): OpenApiDocument {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validators = new Map<object, ValidateFunction>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): Operation => {
      const [[bodyType, body] = [null, null]] = Object.entries(raw.requestBody?.content ?? {});
      const { parameters = [], responses } = raw;
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: body?.schema ?? null,
        bodyType,
        answers: responses,
      };
    }),
  );
  const routes = operations
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    .sort(mostSpecificFirst);

  function validatorOf(schema: object): ValidateFunction {
    const known = validators.get(schema) ?? ajv.compile(schema);
    validators.set(schema, known);
    return known;
  }

  return {
    version: openapi,
    operations,
    faultOf: ({ method, url, status, mediaType, body }) => {
      const asked = method === 'HEAD' ? 'GET' : method;
      const path = url.split('?', 1)[0] ?? '';
      const found = routes.find(({ operation, pattern }) => operation.method === asked && pattern.test(path));
      const where = `${method} ${found?.operation.path ?? 'an unknown address'} answered ${status} ${mediaType}`;
      const answers = found?.operation.answers ?? unknownAnswers;
      const described =
        answers[status] ??
        answers[`${String(status)[0]}XX`] ??
        answers['default'] ??
        (status === 404 ? unknownAnswers['4XX'] : undefined);
      if (described === undefined) return `${where}, a status that is not described.`;
      if (method === 'HEAD' || (body === '' && !described.content)) return null;
      const content = described.content?.[mediaType] ?? described.content?.['*/*'];
      if (content === undefined) return `${where}, a media type that is not described: ${body.slice(0, 200)}`;
      if (!/json$/u.test(mediaType) || content.schema === undefined) return null;
      const validate = validatorOf(content.schema);
      return validate(JSON.parse(body))
        ? null
        : `${where}, but ${ajv.errorsText(validate.errors)}: ${body.slice(0, 200)}`;
    },
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split(/(\{[^}]+\})/u).map((part) => {
    if (part === '{rest}') return '.*';
    return part.startsWith('{') ? '[^/]*' : part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** As the router chooses: fixed parts before parameters, parameters before the rest of an address. */
function mostSpecificFirst(one: { readonly operation: Operation }, other: { readonly operation: Operation }): number {
  const weight = ({ path }: Operation) => (path.includes('{rest}') ? 1_000 - path.length : path.split('{').length - 1);
  return weight(one.operation) - weight(other.operation);
}

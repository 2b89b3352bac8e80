import { gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance, RouteOptions } from 'fastify';

interface ResponseSchemas {
  readonly [status: string]: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
}

export interface Operation {
  readonly method: string;
  /** In OpenAPI syntax: `/orders/{tokenValue}`. */
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: object;
  }[];
  readonly body: object | null;
  /** Media type of the body; null without one. */
  readonly bodyType: string | null;
  readonly schemas: ResponseSchemas;
}

export interface ReceivedResponse {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

export interface OpenApiDocument {
  readonly version: string;
  readonly operations: readonly Operation[];
  /** The mismatch of a response and the document; null if the response matches. */
  faultOf(response: ReceivedResponse): string | null;
}

interface Source {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

interface RawOperation {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
  readonly responses: ResponseSchemas;
}

/** Responses of unknown addresses must be problems too. */
const unknownResponses: ResponseSchemas = { '4XX': { content: { 'application/problem+json': {}, 'text/html': {} } } };
/** Below the Open APIs they must be errors of TM Forum. */
const unknownOpenApiResponses: ResponseSchemas = {
  '4XX': { content: { 'application/json': { schema: { type: 'object', required: ['code', 'reason', 'status'] } } } },
};

/** Reads an OpenAPI 3.1 document for tests. */
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
        schemas: responses,
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
      const routeMethod = method === 'HEAD' ? 'GET' : method;
      const path = url.split('?', 1)[0] ?? '';
      const found = routes.find(({ operation, pattern }) => operation.method === routeMethod && pattern.test(path));
      const where = `${method} ${found?.operation.path ?? 'an unknown address'} responded ${status} ${mediaType}`;
      const unknown = path.startsWith('/tmf-api/') ? unknownOpenApiResponses : unknownResponses;
      const schemas = found?.operation.schemas ?? unknown;
      const described =
        schemas[status] ??
        schemas[`${String(status)[0]}XX`] ??
        schemas['default'] ??
        (status === 404 ? unknown['4XX'] : undefined);
      if (described === undefined) return `${where}, an undocumented status.`;
      if (method === 'HEAD' || (body === '' && !described.content)) return null;
      const content = described.content?.[mediaType] ?? described.content?.['*/*'];
      if (content === undefined) return `${where}, an undocumented media type: ${body.slice(0, 200)}`;
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

/** In the order of the router: static segments before parameters, parameters before wildcards. */
function mostSpecificFirst(one: { readonly operation: Operation }, other: { readonly operation: Operation }): number {
  const weight = ({ path }: Operation) => (path.includes('{rest}') ? 1_000 - path.length : path.split('{').length - 1);
  return weight(one.operation) - weight(other.operation);
}

interface Injected {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly rawPayload: Buffer;
  readonly raw: {
    readonly req: {
      readonly url?: string | undefined;
      readonly originalUrl?: string;
      readonly method?: string | undefined;
    };
  };
}

/**
 * Makes `inject` check each response against the OpenAPI document of the server: status, media type and body. A mismatch fails
 * the test.
 */
export function checkResponses(app: Pick<FastifyInstance, 'inject'>, documentPath = '/openapi.json'): void {
  const inject = app.inject.bind(app) as (request: unknown) => Promise<Injected>;
  let document: Promise<OpenApiDocument> | null = null;
  const checked = async (request: unknown) => {
    const response = await inject(request);
    document ??= inject(documentPath).then(({ rawPayload }) => documentOf(rawPayload.toString()));
    const fault = (await document).faultOf(parseResponse(response));
    if (fault !== null) throw new Error(`A response does not match ${documentPath}. ${fault}`);
    return response;
  };
  Object.defineProperty(app, 'inject', { value: checked });
}

const documents = new Map<string, OpenApiDocument>();

/** Many specs build the same server for each test: compiling its schemas once is enough. */
function documentOf(text: string): OpenApiDocument {
  const document = documents.get(text) ?? openApiDocument(JSON.parse(text));
  documents.set(text, document);
  return document;
}

function parseResponse({ statusCode, headers, rawPayload, raw: { req } }: Injected) {
  const mediaType =
    String(headers['content-type'] ?? '')
      .split(';', 1)[0]
      ?.trim() ?? '';
  // A handler that mounts a library may rewrite the address.
  const url = req.originalUrl ?? req.url ?? '/';
  const body = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  return { method: req.method ?? 'GET', url, status: statusCode, mediaType, body: body.toString() };
}

/** Collects the routes of a server: pass `note` as its `onRoute`. */
export function routeList() {
  const routes: { readonly method: string; readonly path: string }[] = [];
  return {
    routes,
    note: ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): void => {
      for (const each of [method].flat())
        routes.push({
          method: each,
          path: url
            .replace(/^\/?\*$/u, '/*')
            .replace('*', '{rest}')
            .replace(/:(\w+)/gu, '{$1}'),
        });
    },
    /** The routes that are missing in a document. HEAD routes need no description. */
    missingIn: ({ operations }: OpenApiDocument): readonly string[] => {
      const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
      return routes
        .filter(({ method }) => method !== 'HEAD')
        .map(({ method, path }) => `${method} ${path}`)
        .filter((route) => !described.has(route));
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { type SchemaNode, undefinedAttributes } from './undefined-attributes';

const files = {
  TMF620: 'TMF620-v4.1.0.swagger.json',
  TMF622: 'TMF622-v4.0.0.swagger.json',
  TMF629: 'TMF629-v4.0.0.swagger.json',
  TMF645: 'TMF645-v4.0.1.swagger.json',
  TMF646: 'TMF646-v4.0.0.swagger.json',
  TMF663: 'TMF663-v4.0.0.swagger.json',
  TMF667: 'TMF667-v4.0.0.swagger.json',
} as const;
export type OfficialApi = keyof typeof files;

interface Swagger {
  readonly basePath: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, SwaggerOperation>>>>;
  readonly definitions: Readonly<Record<string, SchemaNode>>;
}
interface SwaggerOperation {
  readonly parameters?: readonly { readonly in: string; readonly schema?: SchemaNode }[];
  readonly responses: Readonly<Record<string, { readonly schema?: SchemaNode }>>;
}

/** A request or a response of one operation. */
export interface Exchange {
  readonly method: string;
  /** With the base path; a query is ignored. */
  readonly url: string;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** An official file of TM Forum, as the schema of bodies. A fault is a sentence with the JSON pointer of the value. */
export interface OfficialFile {
  readonly basePath: string;
  /** `GET /productOrder/{id}`, without the listeners that a subscriber offers. */
  readonly operations: readonly string[];
  requestFaults(exchange: Exchange): readonly string[];
  responseFaults(exchange: Exchange & { readonly status: number }): readonly string[];
  /** @param name of a definition, for bodies that no operation of the file has, such as notifications */
  faultsOf(name: string, value: unknown): readonly string[];
}

const known = new Map<OfficialApi, OfficialFile>();

/** @throws Error for a file that cannot be read */
export function officialApi(api: OfficialApi): OfficialFile {
  const file = known.get(api) ?? readOfficialFile(files[api]);
  known.set(api, file);
  return file;
}

const folder = join(import.meta.dirname, '../files');

function readOfficialFile(name: string): OfficialFile {
  const swagger = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Swagger;
  const basePath = swagger.basePath.replace(/\/$/u, '');
  const ajv = openApiValidator();
  ajv.addSchema(swagger, name);
  const validators = new Map<string, ValidateFunction>();

  const schemaFaults = (schema: SchemaNode | undefined, value: unknown): readonly string[] => {
    if (schema === undefined) return value === null ? [] : [': the operation has no body'];
    const key = JSON.stringify(schema);
    const validate = validators.get(key) ?? ajv.compile(absolute(schema, name));
    validators.set(key, validate);
    validate(value);
    const wrong = (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath}: ${message ?? 'is wrong'}`,
    );
    return [...wrong, ...undefinedAttributes(swagger.definitions, schema, value)];
  };
  const operationOf = ({ method, url }: Exchange) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = Object.keys(swagger.paths).find((each) => patternOf(basePath + each).test(path));
    return found === undefined ? undefined : swagger.paths[found]?.[method.toLowerCase()];
  };
  const unknown = ({ method, url }: Exchange) => [`${method} ${url}: is no operation of ${name}`];

  return {
    basePath,
    operations: Object.entries(swagger.paths).flatMap(([path, methods]) =>
      path.startsWith('/listener/') ? [] : Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    requestFaults: (exchange) => {
      const operation = operationOf(exchange);
      if (!operation) return unknown(exchange);
      return schemaFaults(operation.parameters?.find((each) => each.in === 'body')?.schema, exchange.body);
    },
    responseFaults: (exchange) => {
      const response = operationOf(exchange)?.responses[exchange.status];
      if (!response)
        return [`${exchange.status}: is no response of it`, ...(operationOf(exchange) ? [] : unknown(exchange))];
      return schemaFaults(response.schema, exchange.body);
    },
    faultsOf: (definition, value) => schemaFaults({ $ref: `#/definitions/${definition}` }, value),
  };
}

function openApiValidator(): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true });
  const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u;
  ajv.addFormat('date-time', (text: string) => dateTime.test(text) && !Number.isNaN(Date.parse(text)));
  ajv.addFormat('uri', (text: string) => URL.canParse(text));
  for (const format of ['float', 'base64']) ajv.addFormat(format, true);
  return ajv;
}

/** References of a file are relative to the file. */
function absolute(schema: SchemaNode, name: string): object {
  if (schema.$ref !== undefined) return { $ref: `${name}${schema.$ref}` };
  return schema.items ? { ...schema, items: absolute(schema.items, name) } : schema;
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}/?$`, 'u');
}

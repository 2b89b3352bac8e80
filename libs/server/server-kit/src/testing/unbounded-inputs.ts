import type { RouteOptions } from 'fastify';

type Schema = Readonly<Record<string, unknown>>;

const parts = ['body', 'querystring', 'params', 'headers'] as const;

/**
 * The parts of a route's input that have no limit: strings without `maxLength`, arrays without `maxItems`, objects with any number of
 * properties, and parameters without a schema. Paths such as `POST /orders body/items/0/name`.
 */
export function unboundedInputs({ method, url, schema }: Pick<RouteOptions, 'method' | 'url' | 'schema'>): string[] {
  const route = `${[method].flat().join(',')} ${url}`;
  const found = parts.flatMap((part) => {
    const given = schema?.[part] as Schema | undefined;
    // Node limits the headers, and the address of the route names every parameter.
    const isClosed = part === 'headers' || part === 'params';
    return given === undefined ? [] : unboundedIn(given, part, isClosed);
  });
  const parameters = [...url.matchAll(/:(\w+)/gu)].map(([, name = '']) => name);
  const described = (schema?.params as { readonly properties?: Schema } | undefined)?.properties ?? {};
  const missing = parameters.filter((name) => !(name in described)).map((name) => `params/${name}`);
  return [...found, ...missing].map((path) => `${route} ${path}`);
}

function unboundedIn(schema: Schema, path: string, isClosed = false): string[] {
  if ('const' in schema || 'enum' in schema) return [];
  for (const union of ['anyOf', 'oneOf', 'allOf']) {
    const members = schema[union] as readonly Schema[] | undefined;
    if (members) return members.flatMap((member) => unboundedIn(member, path, isClosed));
  }
  switch (schema['type']) {
    case 'null':
    case 'boolean':
    case 'integer':
    case 'number':
      return [];
    case 'string':
      return 'maxLength' in schema ? [] : [path];
    case 'array': {
      const entries = unboundedIn((schema['items'] ?? {}) as Schema, `${path}/0`);
      return 'maxItems' in schema ? entries : [path, ...entries];
    }
    case 'object': {
      const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
      const records = Object.values((schema['patternProperties'] ?? {}) as Readonly<Record<string, Schema>>);
      const isLimited = 'maxProperties' in schema || (schema['additionalProperties'] === false && records.length === 0);
      return [
        ...(isLimited || isClosed ? [] : [path]),
        ...properties.flatMap(([name, property]) => unboundedIn(property, `${path}/${name}`)),
        ...records.flatMap((record) => unboundedIn(record, `${path}/*`)),
      ];
    }
    default:
      return [path];
  }
}

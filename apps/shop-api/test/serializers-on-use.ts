import buildSerializer from 'fast-json-stringify';
import type { RouteOptions } from 'fastify';

type Serialize = ReturnType<typeof buildSerializer>;

const serializers = new WeakMap<object, Serialize>();

/**
 * An `onRoute` hook that compiles the schema of a response when it is first needed. Fastify compiles the schemas of all routes
 * when a server starts, which takes longer than most specs do.
 */
export function serializeOnUse(route: RouteOptions): void {
  route.serializerCompiler =
    ({ schema }) =>
    (response) =>
      serializerOf(schema as object)(response);
}

function serializerOf(schema: object): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const serialize = buildSerializer(schema);
  serializers.set(schema, serialize);
  return serialize;
}

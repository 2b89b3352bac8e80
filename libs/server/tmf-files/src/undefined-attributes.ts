export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

type Definitions = Readonly<Record<string, SchemaNode>>;

/** Entities of sibling APIs that stand in a body by value. `@type` alone says which schema they have. */
const siblingEntities: readonly unknown[] = ['GeographicAddress'];

/**
 * Attributes that the official schema does not define. TMF630 allows them only in an object that says where its own schema is
 * (`@type` and `@schemaLocation`), or that is an entity of a sibling API.
 */
export function undefinedAttributes(definitions: Definitions, schema: SchemaNode, value: unknown, at = ''): string[] {
  const resolved = resolve(definitions, schema);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items ? value.flatMap((each, index) => undefinedAttributes(definitions, items, each, `${at}/${index}`)) : [];
  }
  if (typeof value !== 'object' || value === null || !resolved.properties) return [];
  const { properties } = resolved;
  const object = value as Readonly<Record<string, unknown>>;
  const isExtended = '@type' in object && ('@schemaLocation' in object || siblingEntities.includes(object['@type']));
  return Object.entries(object).flatMap(([name, each]) => {
    const property = properties[name];
    if (property) return undefinedAttributes(definitions, property, each, `${at}/${name}`);
    return isExtended ? [] : [`${at}/${name}: is no attribute of the official schema`];
  });
}

function resolve(definitions: Definitions, schema: SchemaNode): SchemaNode {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (definitions[name] ?? {});
}

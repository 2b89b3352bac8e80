import { type TSchema, Type } from 'typebox';
import {
  fieldsQuery,
  notFound,
  type OperatorContext,
  pageOf,
  pageQuery,
  scopeGuard,
  selectFields,
  setPageHeaders,
  type ShopServer,
  tmfErrors,
} from '@alzette/shop-api/platform';
import { catalogueVersion } from '../catalogue-version-repository';
import { catalogueBase } from './catalogue-document';
import {
  type CatalogueResource,
  type CatalogueResources,
  type ResourceName,
  resourceSchemas,
  resourcesOf,
} from './catalogue-resources';
import { exportCatalogue } from './import-catalogue';

const IdSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const FieldsSchema = Type.Object(fieldsQuery, { additionalProperties: false });
/** A minus sorts downwards (TMF630). */
const sortings = ['id', '-id', 'name', '-name'] as const;
const ListQuerySchema = Type.Object(
  {
    ...pageQuery,
    ...fieldsQuery,
    '@type': Type.Optional(Type.String({ maxLength: 50 })),
    lifecycleStatus: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Retired')])),
    'category.id': Type.Optional(Type.String({ maxLength: 50 })),
    /** Ids, separated by commas. */
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 4_000 })),
    name: Type.Optional(Type.String({ maxLength: 500 })),
    sort: Type.Optional(Type.Union(sortings.map((sort) => Type.Literal(sort)))),
  },
  { additionalProperties: false },
);

/** TMF620: the catalogue for the operator's systems, withdrawn offers too. */
export function productCatalogueRoutes(
  app: ShopServer,
  context: OperatorContext & { readonly catalogueVersionMaxAgeMs?: number },
): void {
  const needs = scopeGuard(app, context);
  const readResources = cachedResources(context);

  for (const [name, schema] of Object.entries(resourceSchemas) as [ResourceName, TSchema][]) {
    const shared = { tags: ['product catalogue'] };
    app.get(
      `${catalogueBase}/${name}`,
      {
        onRequest: needs('catalogue:read'),
        schema: { ...shared, querystring: ListQuerySchema, response: { 200: Type.Array(schema), ...tmfErrors } },
      },
      async (request, reply) => {
        const matching = find((await readResources())[name], request.query);
        const { offset, limit } = pageOf(request.query);
        const page = matching.slice(offset, offset + limit);
        setPageHeaders(reply, { total: matching.length, count: page.length });
        return page.map((each) => selectFields(each, request.query.fields)) as never;
      },
    );

    app.get(
      `${catalogueBase}/${name}/:id`,
      {
        onRequest: needs('catalogue:read'),
        schema: { ...shared, params: IdSchema, querystring: FieldsSchema, response: { 200: schema, ...tmfErrors } },
      },
      async (request) => {
        const found = (await readResources())[name].find(({ id }) => id === request.params.id);
        if (!found) throw notFound();
        return selectFields(found, request.query.fields) as never;
      },
    );
  }
}

interface Filters {
  readonly '@type'?: string;
  readonly lifecycleStatus?: string;
  readonly 'category.id'?: string;
  readonly id?: string;
  readonly name?: string;
  readonly sort?: (typeof sortings)[number];
}

/** Without `sort` in the order of the catalogue. */
function find(
  resources: readonly CatalogueResource[],
  { '@type': type, lifecycleStatus, 'category.id': category, id, name, sort }: Filters,
): readonly CatalogueResource[] {
  const ids = id === undefined ? undefined : new Set(id.split(','));
  const matching = resources.filter(
    (each) =>
      (type === undefined || each['@type'] === type) &&
      (lifecycleStatus === undefined || each.lifecycleStatus === lifecycleStatus) &&
      (category === undefined || each.category?.some((one) => one.id === category)) &&
      (ids === undefined || ids.has(each.id)) &&
      (name === undefined || each.name === name),
  );
  if (sort === undefined) return matching;
  const key = sort.endsWith('id') ? 'id' : 'name';
  const sorted = matching.toSorted((one, other) => collator.compare(one[key] ?? '', other[key] ?? ''));
  return sort.startsWith('-') ? sorted.reverse() : sorted;
}

/** Names are French. */
const collator = new Intl.Collator('fr');

/** Reads the catalogue again only when a row has changed. */
function cachedResources({
  database,
  operator,
  catalogueVersionMaxAgeMs = 100,
}: OperatorContext & { readonly catalogueVersionMaxAgeMs?: number }): () => Promise<CatalogueResources> {
  const version = catalogueVersion(database, catalogueVersionMaxAgeMs);
  let cached: { readonly version: string; readonly resources: CatalogueResources } | null = null;
  return async () => {
    const current = await version.current();
    if (cached?.version !== current) {
      const document = await exportCatalogue(database);
      cached = { version: current, resources: resourcesOf(document, { id: operator.provider, name: operator.name }) };
    }
    return cached.resources;
  };
}

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
import {
  catalogueBase,
  type CatalogueDocument,
  ProductOfferingPriceSchema,
  ProductOfferingSchema,
  ProductSpecificationSchema,
} from './catalogue-document';
import { exportCatalogue } from './import-catalogue';

const IdSchema = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const FieldsSchema = Type.Object(fieldsQuery, { additionalProperties: false });
const ListQuerySchema = Type.Object(
  {
    ...pageQuery,
    ...fieldsQuery,
    '@type': Type.Optional(Type.String({ maxLength: 50 })),
    lifecycleStatus: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Retired')])),
    'category.id': Type.Optional(Type.String({ maxLength: 50 })),
  },
  { additionalProperties: false },
);

const resources = {
  productOffering: ProductOfferingSchema,
  productSpecification: ProductSpecificationSchema,
  productOfferingPrice: ProductOfferingPriceSchema,
} as const satisfies Readonly<Record<keyof CatalogueDocument, TSchema>>;

interface Resource {
  readonly id: string;
  readonly href: string;
  readonly '@type': string;
  readonly lifecycleStatus?: string;
  readonly category?: readonly { readonly id: string }[];
}

/** TMF620: the catalogue for the operator's systems, withdrawn offers too. */
export function productCatalogueRoutes(
  app: ShopServer,
  context: OperatorContext & { readonly catalogueVersionMaxAgeMs?: number },
): void {
  const needs = scopeGuard(app, context);
  const readDocument = cachedDocument(context);
  const resourcesOf = async (name: keyof CatalogueDocument) =>
    (await readDocument())[name] as readonly (Resource & Record<string, unknown>)[];

  for (const [name, schema] of Object.entries(resources) as [keyof CatalogueDocument, TSchema][]) {
    const shared = { tags: ['product catalogue'] };
    app.get(
      `${catalogueBase}/${name}`,
      {
        onRequest: needs('catalogue:read'),
        schema: { ...shared, querystring: ListQuerySchema, response: { 200: Type.Array(schema), ...tmfErrors } },
      },
      async (request, reply) => {
        const { fields, '@type': type, lifecycleStatus, 'category.id': category } = request.query;
        const matching = (await resourcesOf(name)).filter(
          (each) =>
            (type === undefined || each['@type'] === type) &&
            (lifecycleStatus === undefined || each.lifecycleStatus === lifecycleStatus) &&
            (category === undefined || each.category?.some(({ id }) => id === category)),
        );
        const { offset, limit } = pageOf(request.query);
        const page = matching.slice(offset, offset + limit);
        setPageHeaders(reply, { total: matching.length, count: page.length });
        return page.map((each) => selectFields(each, fields)) as never;
      },
    );

    app.get(
      `${catalogueBase}/${name}/:id`,
      {
        onRequest: needs('catalogue:read'),
        schema: { ...shared, params: IdSchema, querystring: FieldsSchema, response: { 200: schema, ...tmfErrors } },
      },
      async (request) => {
        const found = (await resourcesOf(name)).find(({ id }) => id === request.params.id);
        if (!found) throw notFound();
        return selectFields(found, request.query.fields) as never;
      },
    );
  }
}

/** Reads the catalogue again only when a row has changed. */
function cachedDocument({
  database,
  catalogueVersionMaxAgeMs = 100,
}: OperatorContext & { readonly catalogueVersionMaxAgeMs?: number }): () => Promise<CatalogueDocument> {
  const version = catalogueVersion(database, catalogueVersionMaxAgeMs);
  let cached: { readonly version: string; readonly document: CatalogueDocument } | null = null;
  return async () => {
    const current = await version.current();
    if (cached?.version !== current) cached = { version: current, document: await exportCatalogue(database) };
    return cached.document;
  };
}

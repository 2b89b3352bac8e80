import { type TSchema, Type } from 'typebox';
import {
  catalogueBase,
  type CatalogueDocument,
  ProductOfferingPriceSchema,
  ProductOfferingSchema,
  ProductSpecificationSchema,
} from './catalogue-document';

const StatusSchema = Type.Union([Type.Literal('Active'), Type.Literal('Retired')]);
const identity = { id: Type.String(), href: Type.String(), name: Type.Optional(Type.String()) };

const CategorySchema = Type.Object({
  ...identity,
  isRoot: Type.Optional(Type.Literal(true)),
  lifecycleStatus: Type.Optional(StatusSchema),
  productOffering: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }))),
  '@type': Type.Literal('Category'),
});

const CatalogSchema = Type.Object({
  ...identity,
  catalogType: Type.Optional(Type.Literal('ProductCatalog')),
  lifecycleStatus: Type.Optional(Type.Literal('Active')),
  category: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
  '@type': Type.Literal('Catalog'),
});

/** The resources of TMF620 that the shop offers, by name, with the schema of one. */
export const resourceSchemas = {
  catalog: CatalogSchema,
  category: CategorySchema,
  productOffering: ProductOfferingSchema,
  productSpecification: ProductSpecificationSchema,
  productOfferingPrice: ProductOfferingPriceSchema,
} as const satisfies Readonly<Record<string, TSchema>>;
export type ResourceName = keyof typeof resourceSchemas;

/** What the filters of a list need. */
export interface CatalogueResource {
  readonly id: string;
  readonly href: string;
  readonly name?: string;
  readonly '@type': string;
  readonly lifecycleStatus?: string;
  readonly category?: readonly { readonly id: string }[];
}
export type CatalogueResources = Readonly<Record<ResourceName, readonly CatalogueResource[]>>;

/** The lists of a document, with its categories and with the one catalogue of the shop. @param name of the catalogue */
export function resourcesOf(
  document: CatalogueDocument,
  { id, name }: Record<'id' | 'name', string>,
): CatalogueResources {
  const category = categoriesOf(document);
  const catalog = {
    id,
    href: `${catalogueBase}/catalog/${id}`,
    name,
    catalogType: 'ProductCatalog',
    lifecycleStatus: 'Active',
    category: category.map((each) => ({ id: each.id, name: each.name })),
    '@type': 'Catalog',
  };
  // Exported resources have their address.
  return { ...(document as unknown as CatalogueResources), category, catalog: [catalog] };
}

/** A category has what its offerings say: one of several families, or the type of an offering. */
function categoriesOf({ productOffering }: CatalogueDocument) {
  const ids = [...new Set(productOffering.flatMap(({ category = [] }) => category.map(({ id }) => id)))];
  return ids.map((id) => {
    const offerings = productOffering.filter(({ category = [] }) => category.some((each) => each.id === id));
    return {
      id,
      href: `${catalogueBase}/category/${encodeURIComponent(id)}`,
      name: id,
      isRoot: true,
      lifecycleStatus: offerings.some(({ lifecycleStatus }) => lifecycleStatus === 'Active') ? 'Active' : 'Retired',
      productOffering: offerings.map((each) => ({ id: each.id, ...(each.name !== undefined && { name: each.name }) })),
      '@type': 'Category',
    };
  });
}

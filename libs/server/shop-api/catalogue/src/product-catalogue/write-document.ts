import { centsToEuros } from '@alzette/shop-model';
import {
  catalogueBase,
  type CatalogueCharacteristic,
  type CatalogueDocument,
  type ProductOffering,
  type ProductOfferingPrice,
  type ProductSpecification,
  type Relationship,
} from './catalogue-document';
import { type CatalogueRows, idOf, type Link, type Row } from './catalogue-rows';
import { type EntityKind, entityKinds } from './entity-kinds';

/** The catalogue in the terms of TMF620. `readDocument` reads it back. */
export function writeDocument({ rows, links }: CatalogueRows): CatalogueDocument {
  const entities = entityKinds.flatMap((kind) => (rows.get(kind.type) ?? []).map((row) => ({ kind, row })));
  const linksOf = (kind: EntityKind, row: Row) =>
    links.filter(({ owner, ownerId }) => owner === kind.type && ownerId === idOf(kind, row)).map(relationship);
  const of = (resource: EntityKind['resource']) => entities.filter(({ kind }) => kind.resource === resource);
  return {
    productSpecification: of('productSpecification').map(({ kind, row }) =>
      specification(kind, row, linksOf(kind, row)),
    ),
    productOfferingPrice: entities.flatMap(({ kind, row }) => prices(kind, row)),
    productOffering: of('productOffering').map(({ kind, row }) => offering(kind, row, linksOf(kind, row))),
  };
}

function specification(kind: EntityKind, row: Row, relationships: readonly Relationship[]): ProductSpecification {
  return {
    ...identity(kind, row),
    lifecycleStatus: statusOf(row),
    productSpecCharacteristic: characteristics(kind, row),
    ...(relationships.length > 0 && { productSpecificationRelationship: [...relationships] }),
  };
}

function offering(kind: EntityKind, row: Row, relationships: readonly Relationship[]): ProductOffering {
  const { specification: column, category } = kind;
  return {
    ...identity(kind, row),
    lifecycleStatus: statusOf(row),
    isSellable: row['withdrawn'] !== true,
    category: [{ id: category === undefined ? kind.type : String(row[category]) }],
    ...(column !== undefined && { productSpecification: { id: String(row[column]) } }),
    productOfferingPrice: prices(kind, row).map(({ id }) => ({ id })),
    prodSpecCharValueUse: characteristics(kind, row),
    ...(relationships.length > 0 && { productOfferingRelationship: [...relationships] }),
  };
}

function identity(kind: EntityKind, row: Row) {
  const id = idOf(kind, row);
  const name = row[kind.name];
  const href = `${catalogueBase}/${kind.resource}/${encodeURIComponent(id)}`;
  return { id, href, name: typeof name === 'string' ? name : (name as { fr: string }).fr, '@type': kind.type };
}

function statusOf(row: Row): 'Active' | 'Retired' {
  return row['withdrawn'] === true ? 'Retired' : 'Active';
}

/** Omits characteristics without a value. */
function characteristics({ characteristics: columns }: EntityKind, row: Row): CatalogueCharacteristic[] {
  return Object.keys(columns).flatMap((name) => {
    const value = row[name];
    if (value === null || value === undefined) return [];
    return [{ name, valueType: valueTypeOf(value), productSpecCharacteristicValue: [{ value }] }];
  });
}

function valueTypeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function prices(kind: EntityKind, row: Row): ProductOfferingPrice[] {
  return kind.prices.map(({ column, suffix, isRecurring }) => {
    const id = `${idOf(kind, row)}.${suffix}`;
    return {
      id,
      href: `${catalogueBase}/productOfferingPrice/${encodeURIComponent(id)}`,
      name: suffix,
      lifecycleStatus: statusOf(row),
      ...(isRecurring
        ? { priceType: 'recurring', recurringChargePeriodType: 'month', recurringChargePeriodLength: 1 }
        : { priceType: 'oneTime' }),
      price: { unit: 'EUR', value: centsToEuros(row[column] as number) },
      '@type': 'ProductOfferingPrice',
    };
  });
}

function relationship({ targetId, relationship: relationshipType, target }: Link): Relationship {
  return { id: targetId, relationshipType, '@referredType': target };
}

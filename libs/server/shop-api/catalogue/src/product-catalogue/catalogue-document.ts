import { Type, type Static } from 'typebox';

export const catalogueBase = '/tmf-api/productCatalogManagement/v4';

const Id = Type.String({ minLength: 1, maxLength: 200 });
const Name = Type.String({ maxLength: 500 });
const Status = Type.Union([Type.Literal('Active'), Type.Literal('Retired')]);

/** `value` is text in all languages (`{ "fr": … }`), a number, a list or another value of the characteristic. */
const ValuesSchema = Type.Array(Type.Object({ value: Type.Unknown() }), { minItems: 1, maxItems: 1 });
const CharacteristicSchema = Type.Object({
  name: Id,
  valueType: Type.String({ maxLength: 20 }),
  productSpecCharacteristicValue: ValuesSchema,
});
export type CatalogueCharacteristic = Static<typeof CharacteristicSchema>;

/** `includes`: free of charge; `requires`: has to be chosen. */
const RelationshipSchema = Type.Object({
  id: Id,
  relationshipType: Type.Union([Type.Literal('optional'), Type.Literal('requires'), Type.Literal('includes')]),
  '@referredType': Type.Union([Type.Literal('AddOn'), Type.Literal('TvPackage')]),
});
export type Relationship = Static<typeof RelationshipSchema>;

const resource = { id: Id, href: Type.Optional(Name), name: Type.Optional(Name), '@type': Id };

export const ProductSpecificationSchema = Type.Object({
  ...resource,
  lifecycleStatus: Type.Optional(Status),
  productSpecCharacteristic: Type.Optional(Type.Array(CharacteristicSchema, { maxItems: 100 })),
  productSpecificationRelationship: Type.Optional(Type.Array(RelationshipSchema, { maxItems: 1_000 })),
});

export const ProductOfferingPriceSchema = Type.Object({
  ...resource,
  /** That of its offering; an import does not read it. */
  lifecycleStatus: Type.Optional(Status),
  priceType: Type.Optional(Type.Union([Type.Literal('recurring'), Type.Literal('oneTime')])),
  recurringChargePeriodType: Type.Optional(Type.Literal('month')),
  recurringChargePeriodLength: Type.Optional(Type.Literal(1)),
  /** Euro, VAT included. */
  price: Type.Optional(
    Type.Object({ unit: Type.Literal('EUR'), value: Type.Number({ minimum: 0, maximum: 1_000_000 }) }),
  ),
});

const ReferenceSchema = Type.Object({ id: Id });

export const ProductOfferingSchema = Type.Object({
  ...resource,
  lifecycleStatus: Type.Optional(Status),
  isSellable: Type.Optional(Type.Boolean()),
  category: Type.Optional(Type.Array(ReferenceSchema, { maxItems: 1 })),
  productSpecification: Type.Optional(ReferenceSchema),
  productOfferingPrice: Type.Optional(Type.Array(ReferenceSchema, { maxItems: 20 })),
  prodSpecCharValueUse: Type.Optional(Type.Array(CharacteristicSchema, { maxItems: 100 })),
  productOfferingRelationship: Type.Optional(Type.Array(RelationshipSchema, { maxItems: 1_000 })),
});

/** The whole catalogue as one document: the lists of TMF620 v4 by the names of their resources. */
export const CatalogueDocumentSchema = Type.Object({
  productSpecification: Type.Array(ProductSpecificationSchema, { maxItems: 50_000 }),
  productOfferingPrice: Type.Array(ProductOfferingPriceSchema, { maxItems: 200_000 }),
  productOffering: Type.Array(ProductOfferingSchema, { maxItems: 50_000 }),
});
export type CatalogueDocument = Static<typeof CatalogueDocumentSchema>;
export type ProductSpecification = Static<typeof ProductSpecificationSchema>;
export type ProductOffering = Static<typeof ProductOfferingSchema>;
export type ProductOfferingPrice = Static<typeof ProductOfferingPriceSchema>;

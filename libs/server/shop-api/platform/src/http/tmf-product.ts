import { type Static, Type } from 'typebox';

export const productOfferingPath = '/tmf-api/productCatalogManagement/v4/productOffering';

const CharacteristicSchema = Type.Object({
  name: Type.String(),
  valueType: Type.Union([Type.Literal('string'), Type.Literal('number'), Type.Literal('boolean')]),
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
});
type Characteristic = Static<typeof CharacteristicSchema>;

export const OfferingReferenceSchema = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  href: Type.Optional(Type.String()),
  '@referredType': Type.String(),
});

/** The product of an item of an order or a cart. */
export const productFields = {
  name: Type.String(),
  isBundle: Type.Boolean(),
  productCharacteristic: Type.Array(CharacteristicSchema),
  product: Type.Optional(Type.Array(Type.Object({ productOffering: OfferingReferenceSchema }))),
  '@type': Type.Literal('Product'),
};

export const TermSchema = Type.Object({
  name: Type.String(),
  duration: Type.Object({ amount: Type.Integer(), units: Type.Literal('month') }),
});

interface Offered {
  /** Code of the variant, or `{device}.{plan}` for a device with its plan. */
  readonly code: string;
  readonly name: string;
  readonly productName: string;
  /** A device with its plan. */
  readonly isBundle: boolean;
  /** By name. Characteristics without a value are left out. */
  readonly characteristics: Readonly<Record<string, Characteristic['value'] | null | undefined>>;
}

/** The offering and product of an item. The catalogue lists no bundles, only their parts. */
export function presentOffered({ code, name, productName, isBundle, characteristics }: Offered) {
  return {
    productOffering: { ...offering(code, !isBundle), name },
    product: {
      name: productName,
      isBundle,
      productCharacteristic: presentCharacteristics(characteristics),
      ...(isBundle && { product: code.split('.').map((part) => ({ productOffering: offering(part) })) }),
      '@type': 'Product' as const,
    },
  };
}

export function offering(code: string, isListed = true) {
  return {
    id: code,
    ...(isListed && { href: `${productOfferingPath}/${encodeURIComponent(code)}` }),
    '@referredType': 'ProductOffering',
  };
}

/** The terms of an item, in months. Terms of 0 months are left out. */
export function presentTerms({ minimumTerm, instalments }: Readonly<Record<'minimumTerm' | 'instalments', number>>) {
  return [...term('minimum term', minimumTerm), ...term('instalments', instalments)];
}

function term(name: string, months: number) {
  return months > 0 ? [{ name, duration: { amount: months, units: 'month' as const } }] : [];
}

function presentCharacteristics(values: Offered['characteristics']): Characteristic[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [{ name, valueType: typeof value as Characteristic['valueType'], value }],
  );
}

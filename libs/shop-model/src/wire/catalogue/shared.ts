import { Type, type Static } from 'typebox';

export const CentsSchema = Type.Integer({ minimum: 0 });

/** Values under the names of spec 3.2, for instance `mobile_subscription_full_name`; texts in the asked locale. */
export const AttributesSchema = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
export type Attributes = Static<typeof AttributesSchema>;

/** A choice inside a variant (`data`, `data_eu`, a colour, a brand): stable code, words in the asked locale. */
export const VariantOptionSchema = Type.Object({ code: Type.String(), label: Type.String() });
export type VariantOption = Static<typeof VariantOptionSchema>;

export const ProductSchema = Type.Object({ code: Type.String(), name: Type.String() });

/** Monthly price of a variant in cents, VAT included. `discountDuration` is in months; null when nothing is discounted. */
export const VariantPriceSchema = Type.Object({
  applied: Type.Object({ newCustomer: CentsSchema, existingCustomer: CentsSchema }),
  original: CentsSchema,
  discountDuration: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type VariantPrice = Static<typeof VariantPriceSchema>;

/** `months` 0 means no minimum term; `text` is for display. */
export const CommitmentSchema = Type.Object({ months: Type.Integer({ minimum: 0 }), text: Type.String() });

/** What everything sold has in common. `activationFee` is due once, today, in cents. */
export const offerFields = {
  code: Type.String(),
  name: Type.String(),
  product: ProductSchema,
  price: VariantPriceSchema,
  activationFee: CentsSchema,
  activationFeeName: Type.String(),
  attributes: AttributesSchema,
};

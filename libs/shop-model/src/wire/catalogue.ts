import { Type, type Static } from 'typebox';

const CentsSchema = Type.Integer({ minimum: 0 });

/** A choice inside a variant (`data`, `data_eu`, later colour or storage): stable code, words in the asked locale. */
export const VariantOptionSchema = Type.Object({ code: Type.String(), label: Type.String() });
export type VariantOption = Static<typeof VariantOptionSchema>;

/** Monthly price of a variant in cents, VAT included. `discountDuration` is in months; null when nothing is discounted. */
export const VariantPriceSchema = Type.Object({
  applied: Type.Object({ newCustomer: CentsSchema, existingCustomer: CentsSchema }),
  original: CentsSchema,
  discountDuration: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type VariantPrice = Static<typeof VariantPriceSchema>;

/** A mobile plan as `GET /api/catalogue/subscriptions/mobile[/variant/{code}|/{productCode}]?locale=` answers it. */
export const MobileVariantSchema = Type.Object({
  type: Type.Literal('mobile'),
  code: Type.String(),
  name: Type.String(),
  product: Type.Object({ code: Type.String(), name: Type.String() }),
  price: VariantPriceSchema,
  /** Due once, today, in cents. */
  activationFee: CentsSchema,
  activationFeeName: Type.String(),
  /** `months` 0 means no minimum term; `text` is for display. */
  commitment: Type.Object({ months: Type.Integer({ minimum: 0 }), text: Type.String() }),
  options: Type.Object({ data: VariantOptionSchema, data_eu: VariantOptionSchema }),
  /** Spec 3.2 names, for instance `mobile_subscription_full_name`, `subscription_mobile_webdeals_text`. */
  attributes: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** Selling points, in the asked locale. */
  highlights: Type.Array(Type.String()),
  esim: Type.Boolean(),
});
export type MobileVariant = Static<typeof MobileVariantSchema>;

export const MobileListSchema = Type.Object({ items: Type.Array(MobileVariantSchema) });
export type MobileList = Static<typeof MobileListSchema>;

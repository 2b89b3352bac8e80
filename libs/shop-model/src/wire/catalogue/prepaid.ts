import { Type, type Static } from 'typebox';
import { CentsSchema, offerFields } from './shared';

/** `GET /api/catalogue/prepaid/top-up-amounts`: credit in cents, price the same. */
export const TopUpAmountsSchema = Type.Object({
  items: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), amount: CentsSchema })),
});
export type TopUpAmounts = Static<typeof TopUpAmountsSchema>;

/** A starter pack; `amount` is its price in cents, paid once, `credit` the credit inside. */
export const StarterPackSchema = Type.Object({
  code: offerFields.code,
  name: offerFields.name,
  product: offerFields.product,
  attributes: offerFields.attributes,
  amount: CentsSchema,
  credit: CentsSchema,
  highlights: Type.Array(Type.String()),
});
export const StarterPackListSchema = Type.Object({ items: Type.Array(StarterPackSchema) });
export type StarterPackList = Static<typeof StarterPackListSchema>;

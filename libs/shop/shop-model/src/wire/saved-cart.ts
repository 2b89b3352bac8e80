import { type Static, Type } from 'typebox';
import { OrderItemTypeSchema } from './order';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const Code = Type.String({ minLength: 1, maxLength: 200 });

/** One item of a saved cart (spec 3.1), without price or personal data. `taxon` is the parent device's slug. */
export const SavedCartEntrySchema = Type.Object(
  {
    type: OrderItemTypeSchema,
    identifier: Code,
    productCode: Code,
    parentIdentifier: Nullable(Code),
    /** Same-site path of the page that it was added from. */
    origin: Type.String({ pattern: '^/', maxLength: 300 }),
    /** Code of the variant. */
    code: Code,
    taxon: Nullable(Code),
    quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  },
  { additionalProperties: false },
);
export type SavedCartEntry = Static<typeof SavedCartEntrySchema>;

/** Body of `POST /api/generateCartToken`, response of `POST /api/decryptToken`. */
export const SavedCartSchema = Type.Object(
  { cart: Type.Array(SavedCartEntrySchema, { minItems: 1, maxItems: 200 }) },
  { additionalProperties: false },
);
export type SavedCart = Static<typeof SavedCartSchema>;

/** Response of `POST /api/generateCartToken`, body of `POST /api/decryptToken`. */
export const CartTokenSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 65_536 }) },
  { additionalProperties: false },
);
export type CartToken = Static<typeof CartTokenSchema>;

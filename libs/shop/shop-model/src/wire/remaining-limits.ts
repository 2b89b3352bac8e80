import { Type, type Static } from 'typebox';

/** The counts of an order, or of all orders of a buyer, towards the limits of a buyer. Amounts are in cents. */
export const ExposureSchema = Type.Object({
  devices: Type.Integer(),
  /** New lines with a SIM card, and add-ons that are SIM cards. */
  simCards: Type.Integer(),
  monthly: Type.Integer(),
  /** Due once. */
  oneOff: Type.Integer(),
});
export type Exposure = Static<typeof ExposureSchema>;

/** `GET /api/v2/shop/buyer-limits`: the limits of this visitor within 30 days. */
export const RemainingLimitsSchema = Type.Object({
  max: ExposureSchema,
  /** The rest of `max` after earlier orders of the account or the verified person; all of `max` for an unknown visitor. */
  left: ExposureSchema,
  /** Product codes of the add-ons that count as SIM cards. */
  simCardAddOns: Type.Array(Type.String()),
});
export type RemainingLimits = Static<typeof RemainingLimitsSchema>;

import { Type, type Static } from 'typebox';

/** What an order, or all orders of a buyer, count towards the limits of a buyer. Amounts are in cents. */
export const ExposureSchema = Type.Object({
  devices: Type.Integer(),
  /** New lines with a SIM card, and add-ons that are SIM cards. */
  simCards: Type.Integer(),
  monthly: Type.Integer(),
  /** Due once. */
  oneOff: Type.Integer(),
});
export type Exposure = Static<typeof ExposureSchema>;

/** `GET /api/v2/shop/buyer-limits`: what this visitor may order within 30 days. */
export const RemainingLimitsSchema = Type.Object({
  max: ExposureSchema,
  /** What is left of `max` after earlier orders of the account or the verified person; all of it for a visitor whom the shop does not know. */
  left: ExposureSchema,
  /** Product codes of the add-ons that count as SIM cards. */
  simCardAddOns: Type.Array(Type.String()),
});
export type RemainingLimits = Static<typeof RemainingLimitsSchema>;

import { Type, type Static } from 'typebox';
import { CentsSchema } from './catalogue';

/** `GET /api/catalogue/delivery-prices`: the operator's tariff in cents. A kind without a price is missing. */
export const DeliveryPricesSchema = Type.Object({
  parcel: Type.Optional(CentsSchema),
  sim: Type.Optional(CentsSchema),
});
export type DeliveryPrices = Static<typeof DeliveryPricesSchema>;

const DeliveryKindSchema = Type.Union([Type.Literal('parcel'), Type.Literal('sim')]);

/** A thing in a parcel: a device, an add-on or the box of an installation, or the SIM card of a plan, with its name or that of the plan. */
export const DeliveredThingSchema = Type.Object({ kind: DeliveryKindSchema, name: Type.String() });
export type DeliveredThing = Static<typeof DeliveredThingSchema>;

/** A delivery for an ordered item, and its price in cents by the tariff: waived while `shippingTotal` of the order is 0. */
export const ItemDeliverySchema = Type.Object({
  kind: DeliveryKindSchema,
  price: Type.Integer({ minimum: 0 }),
});
export type ItemDelivery = Static<typeof ItemDeliverySchema>;

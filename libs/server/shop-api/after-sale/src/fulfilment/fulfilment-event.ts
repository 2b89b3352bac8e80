import { Type, type Static } from 'typebox';
import { FulfilmentReasonSchema } from '@alzette/shop-model/schemas';
import { type FulfilmentKind, fulfilmentKinds } from '../items/item-events';

const KindSchema = Type.Unsafe<FulfilmentKind>(Type.Union(fulfilmentKinds.map((kind) => Type.Literal(kind))));

/**
 * Body of `POST /api/v2/operator/fulfilment-events`: an event of line items of a confirmed order. `order` is its number or token;
 * without `items` the event concerns every line item that it can concern.
 */
export const FulfilmentEventSchema = Type.Object(
  {
    /** The operator's id of the event, the same on every attempt. */
    id: Type.String({ minLength: 1, maxLength: 100 }),
    order: Type.String({ minLength: 1, maxLength: 100 }),
    items: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 50 })),
    kind: KindSchema,
    /** When it happened, ISO 8601 with its offset. */
    occurredAt: Type.String({ maxLength: 40, format: 'date-time' }),
    trackingNumber: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 -]{1,40}$' })),
    /** The carrier's page of the parcel. */
    trackingUrl: Type.Optional(Type.String({ maxLength: 300, pattern: '^https://[^\\s"<>]+$' })),
    /** Required for `porting_refused` and `failed`. */
    reason: Type.Optional(FulfilmentReasonSchema),
  },
  { additionalProperties: false },
);
export type FulfilmentEvent = Static<typeof FulfilmentEventSchema>;

/** The states of the order's line items after the event. */
export const FulfilmentResponseSchema = Type.Object({
  items: Type.Array(Type.Object({ identifier: Type.String(), state: Type.String() })),
});
export type FulfilmentResponse = Static<typeof FulfilmentResponseSchema>;

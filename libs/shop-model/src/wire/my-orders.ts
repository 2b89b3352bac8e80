import { Type, type Static } from 'typebox';
import { BoundedString } from './bounds';
import { OrderResponseSchema } from './order';
import { ContractDocumentSchema } from './tools';

/**
 * Body of `POST /api/v2/shop/order-links`: asks for a mail with a link to an order. It is answered alike whether or not such an order
 * exists. `number` is the order number as mails show it.
 */
export const OrderLinkRequestSchema = Type.Object(
  {
    number: Type.String({ minLength: 1, maxLength: 40 }),
    email: BoundedString('email', { format: 'email' }),
    locale: Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]),
  },
  { additionalProperties: false },
);
export type OrderLinkRequest = Static<typeof OrderLinkRequestSchema>;

/** Body of `POST /api/v2/shop/order-links/open`: the token of a mailed link, which opens its order in one browser. */
export const OpenOrderLinkSchema = Type.Object(
  { token: BoundedString('token', { minLength: 1 }) },
  { additionalProperties: false },
);

/** The order that a link opened. */
export const OpenedOrderSchema = Type.Object({ tokenValue: Type.String() });
export type OpenedOrder = Static<typeof OpenedOrderSchema>;

/** An order in the list of a visitor's orders. Amounts in cents, VAT included. */
export const MyOrderSchema = Type.Object({
  tokenValue: Type.String(),
  number: Type.String(),
  confirmedAt: Type.String(),
  /** The main items, in the order of the cart: "2 × Alzette M". */
  names: Type.Array(Type.String()),
  total: Type.Integer(),
  monthlyTotal: Type.Integer(),
});
export type MyOrder = Static<typeof MyOrderSchema>;

/** `GET /api/v2/shop/my-orders`: the newest first. */
export const MyOrdersSchema = Type.Object({ orders: Type.Array(MyOrderSchema) });
export type MyOrders = Static<typeof MyOrdersSchema>;

/** An entry of an order's history; `at` in ISO 8601. */
export const OrderHistoryEntrySchema = Type.Object({
  kind: Type.Union([Type.Literal('ordered'), Type.Literal('signed'), Type.Literal('paid'), Type.Literal('confirmed')]),
  at: Type.String(),
});
export type OrderHistoryEntry = Static<typeof OrderHistoryEntrySchema>;

/** `GET /api/v2/shop/my-orders/{tokenValue}`: a confirmed order, its history, and its documents as long as they are kept. */
export const FollowedOrderSchema = Type.Object({
  order: OrderResponseSchema,
  history: Type.Array(OrderHistoryEntrySchema),
  documents: Type.Array(ContractDocumentSchema),
});
export type FollowedOrder = Static<typeof FollowedOrderSchema>;

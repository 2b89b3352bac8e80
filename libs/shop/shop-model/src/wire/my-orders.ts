import { Type, type Static } from 'typebox';
import { BoundedString } from './bounds';
import { PriceStepSchema } from './catalogue';
import { OrderResponseSchema } from './order';
import { ContractDocumentSchema } from './tools';

/**
 * Body of `POST /api/v2/shop/order-links`: requests a mail with a link to an order. The response is the same whether or not such an order
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
  /** The sum of the items whose contract has not ended; `monthlySteps` has each rise. */
  monthlyTotal: Type.Integer(),
  monthlySteps: Type.Optional(Type.Array(PriceStepSchema)),
});
export type MyOrder = Static<typeof MyOrderSchema>;

/** `GET /api/v2/shop/my-orders`: the newest first. */
export const MyOrdersSchema = Type.Object({ orders: Type.Array(MyOrderSchema) });
export type MyOrders = Static<typeof MyOrdersSchema>;

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** An event of an order or of one of its line items. */
export const OrderHistoryKindSchema = Type.Union([
  Type.Literal('ordered'),
  Type.Literal('signed'),
  Type.Literal('paid'),
  Type.Literal('confirmed'),
  Type.Literal('dispatched'),
  Type.Literal('delivered'),
  Type.Literal('porting_requested'),
  Type.Literal('porting_accepted'),
  Type.Literal('porting_refused'),
  Type.Literal('ported'),
  Type.Literal('installed'),
  Type.Literal('activated'),
  Type.Literal('failed'),
  Type.Literal('rescheduled'),
  Type.Literal('corrected'),
  Type.Literal('cancelled'),
  Type.Literal('withdrawn'),
  Type.Literal('return_announced'),
  Type.Literal('returned'),
  Type.Literal('return_refused'),
]);
export type OrderHistoryKind = Static<typeof OrderHistoryKindSchema>;

/** The reason why a number was not ported, a service not delivered, or returned goods not accepted. */
export const FulfilmentReasonSchema = Type.Union([
  Type.Literal('number_unknown'),
  Type.Literal('holder_differs'),
  Type.Literal('operator_differs'),
  Type.Literal('contract_running'),
  Type.Literal('address_unknown'),
  Type.Literal('nobody_there'),
  Type.Literal('not_available'),
  Type.Literal('technical'),
  Type.Literal('goods_missing'),
  Type.Literal('goods_damaged'),
  Type.Literal('goods_differ'),
]);
export type FulfilmentReason = Static<typeof FulfilmentReasonSchema>;

/** An entry of an order's history; `at` in ISO 8601. */
export const OrderHistoryEntrySchema = Type.Object({
  kind: OrderHistoryKindSchema,
  at: Type.String(),
  /** The line items of the event; missing for an event of the whole order. */
  items: Type.Optional(Type.Array(Type.String())),
  trackingNumber: Type.Optional(Type.String()),
  /** The shopper has sent a file as proof. */
  hasProof: Type.Optional(Type.Boolean()),
  /** https */
  trackingUrl: Type.Optional(Type.String()),
  reason: Type.Optional(FulfilmentReasonSchema),
});
export type OrderHistoryEntry = Static<typeof OrderHistoryEntrySchema>;

/** Cents, VAT included: the refund of a withdrawal, and the cost of the service that was used. */
export const WithdrawalAmountsSchema = Type.Object({
  /** Goes back to the card. */
  refund: Type.Integer(),
  /** The part of the refund that waits until the goods, or the proof that they were sent, have arrived. */
  afterReturn: Type.Optional(Type.Integer()),
  /** Kept from the payment, for the days of service. */
  charge: Type.Integer(),
  /** The part of the charge that was not paid yet and comes on the last invoice. */
  billed: Type.Integer(),
  days: Type.Integer(),
});
export type WithdrawalAmounts = Static<typeof WithdrawalAmountsSchema>;

/** Goods that come back after the end of their contract. */
export const GoodsReturnSchema = Type.Object({
  /** `announced`: there is proof that they were sent. `refused`: the returned goods were not accepted. */
  state: Type.Union([
    Type.Literal('awaited'),
    Type.Literal('announced'),
    Type.Literal('returned'),
    Type.Literal('refused'),
  ]),
  /** The last day on which they are sent, yyyy/MM/dd. */
  until: Type.String(),
});
export type GoodsReturn = Static<typeof GoodsReturnSchema>;

/** A line item with its add-ons, for which the shopper has one contract, and the changes that are still possible. */
export const FollowedItemSchema = Type.Object({
  identifier: Type.String(),
  /** "2 × Ernz 9 Pro" */
  name: Type.String(),
  /** `preparing` until the first event. */
  state: Type.Union([Type.Literal('preparing'), OrderHistoryKindSchema]),
  /** True while no goods were sent, nothing was installed and no number was ported. */
  canCancel: Type.Boolean(),
  withdrawal: Type.Object({
    state: Type.Union([Type.Literal('open'), Type.Literal('over'), Type.Literal('ended')]),
    /** The last day, yyyy/MM/dd in Luxembourg; null while it is open, as goods are not delivered or the information not mailed. */
    lastDay: Nullable(Type.String()),
    /** Goods were sent, and have to come back. */
    returnsGoods: Type.Boolean(),
    /** Missing unless the contract has ended and goods have to come back. */
    goods: Type.Optional(GoodsReturnSchema),
    amounts: WithdrawalAmountsSchema,
  }),
  /** The last day on which the installation may be moved, yyyy/MM/dd; null if there is none or it is too late. */
  rescheduleUntil: Nullable(Type.String()),
  /** The details of the number that may still be corrected. */
  correctable: Type.Array(Type.Union([Type.Literal('iccid'), Type.Literal('currentOperator')])),
});
export type FollowedItem = Static<typeof FollowedItemSchema>;

/** `GET /api/v2/shop/open-lines`: the open line changes and portings of this visitor's orders. Numbers are E.164. */
export const OpenLinesSchema = Type.Object({
  /** Lines with an open change; a line without a number is identified by its kind. */
  changes: Type.Array(Type.Object({ type: Type.String(), phoneNumber: Nullable(Type.String()) })),
  /** Numbers that move here. */
  portings: Type.Array(Type.String()),
});
export type OpenLines = Static<typeof OpenLinesSchema>;

/** Money that goes back to the card; `waiting` until its goods come back. */
export const OrderRefundSchema = Type.Object({
  amount: Type.Integer(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('due'), Type.Literal('refunded'), Type.Literal('refused')]),
  /** ISO 8601 */
  requestedAt: Type.String(),
});
export type OrderRefund = Static<typeof OrderRefundSchema>;

/** `GET /api/v2/shop/my-orders/{tokenValue}`: a confirmed order, its history, and its documents as long as they are kept. */
export const FollowedOrderSchema = Type.Object({
  order: OrderResponseSchema,
  /** The oldest first. */
  history: Type.Array(OrderHistoryEntrySchema),
  items: Type.Array(FollowedItemSchema),
  refunds: Type.Array(OrderRefundSchema),
  documents: Type.Array(ContractDocumentSchema),
});
export type FollowedOrder = Static<typeof FollowedOrderSchema>;

const ItemIdentifier = Type.String({ minLength: 1, maxLength: 200 });

/** Body of `POST …/my-orders/{tokenValue}/withdrawals` and `…/cancellations`: the contracts, by their line items. */
export const EndContractsRequestSchema = Type.Object(
  { items: Type.Array(ItemIdentifier, { minItems: 1, maxItems: 50 }) },
  { additionalProperties: false },
);
export type EndContractsRequest = Static<typeof EndContractsRequestSchema>;

/** The acknowledgement of a withdrawal or cancellation. A repeated request gets the same. */
export const EndedContractsSchema = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('cancelled'), Type.Literal('withdrawn')]),
  /** ISO 8601 */
  at: Type.String(),
  items: Type.Array(Type.String()),
  amounts: WithdrawalAmountsSchema,
});
export type EndedContracts = Static<typeof EndedContractsSchema>;

/**
 * Body of `POST …/my-orders/{tokenValue}/returns`: the goods of line items are on their way back, with the number of their parcel, the
 * receipt as a file, or both.
 */
export const ReturnRequestSchema = Type.Object(
  {
    items: Type.Array(ItemIdentifier, { minItems: 1, maxItems: 50 }),
    /** As the carrier's receipt shows it. */
    trackingNumber: Type.Optional(
      Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{6,38}[A-Za-z0-9]$' }),
    ),
    /** As for the proof of residence; `content` in base64. */
    proof: Type.Optional(
      Type.Object(
        { filename: BoundedString('filename'), content: BoundedString('file') },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false, minProperties: 2 },
);
export type ReturnRequest = Static<typeof ReturnRequestSchema>;

/** Body of `PATCH …/my-orders/{tokenValue}/installation`: another day for the installation of a line item, yyyy/MM/dd. */
export const RescheduleRequestSchema = Type.Object(
  {
    item: ItemIdentifier,
    date: BoundedString('day', { pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' }),
    time: Type.Union([Type.Literal('morning'), Type.Literal('afternoon')]),
  },
  { additionalProperties: false },
);
export type RescheduleRequest = Static<typeof RescheduleRequestSchema>;

/** Body of `PATCH …/my-orders/{tokenValue}/number`: the SIM card or the present operator of a kept number, as they are. */
export const NumberCorrectionSchema = Type.Object(
  {
    item: ItemIdentifier,
    iccid: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    currentOperator: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
  },
  { additionalProperties: false },
);
export type NumberCorrection = Static<typeof NumberCorrectionSchema>;

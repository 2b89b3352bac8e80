import { type Static, Type } from 'typebox';
import { printablePattern } from '../printable';
import { BoundedArray, BoundedString } from './bounds';
import { PriceStepSchema } from './catalogue';
import { DeliveredThingSchema, ItemDeliverySchema } from './delivery';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
/** A text that contracts print. */
const Printed = (options: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...options, pattern: printablePattern });
const Name = Printed({ minLength: 1, maxLength: 100 });
/** Empty for a person with one name, which then is the family name (ICAO 9303). */
const GivenName = Printed({ maxLength: 100 });

/** `postcode` is four digits without the `L-` prefix; `street` includes the number. */
export const OrderAddressSchema = Type.Object(
  {
    firstName: GivenName,
    lastName: Name,
    countryCode: Type.Literal('LU'),
    street: Printed({ minLength: 1, maxLength: 200 }),
    city: Printed({ minLength: 1, maxLength: 100 }),
    postcode: BoundedString('postcode', { pattern: '^[0-9]{4}$' }),
    additionalInformation: Type.Optional(Printed({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type OrderAddress = Static<typeof OrderAddressSchema>;

export const OrderItemTypeSchema = Type.Union([
  Type.Literal('device'),
  Type.Literal('mobile'),
  Type.Literal('internet'),
  Type.Literal('internet-mobile'),
  Type.Literal('tv'),
  Type.Literal('duo'),
  Type.Literal('subscription-additional'),
  Type.Literal('tv-package'),
]);

/** Spec row D1 has eight types for the cart; an order may also hold the one product of a prepaid checkout. */
export const PrepaidItemTypeSchema = Type.Union([Type.Literal('prepaid-top-up'), Type.Literal('prepaid-starter-pack')]);

export const OrderItemSchema = Type.Object(
  {
    identifier: Type.String({ minLength: 1, maxLength: 200 }),
    type: Type.Union([OrderItemTypeSchema, PrepaidItemTypeSchema]),
    variantCode: Type.String({ minLength: 1, maxLength: 100 }),
    productCode: Type.String({ minLength: 1, maxLength: 100 }),
    taxonCode: Nullable(Type.String({ maxLength: 100 })),
    parentIdentifier: Nullable(Type.String({ maxLength: 200 })),
    quantity: Type.Integer({ minimum: 1, maximum: 99 }),
    /** For a device in change mode only (spec row F1). */
    voucherCode: Type.Optional(Nullable(Type.String({ maxLength: 50 }))),
  },
  { additionalProperties: false },
);
export type OrderItem = Static<typeof OrderItemSchema>;

/**
 * The technician's visit, or the start date without one. `mode` is a code of the variant's installation modes, `date` yyyy/MM/dd.
 */
export const InstallationSchema = Type.Object(
  {
    mode: Type.String({ minLength: 1, maxLength: 100 }),
    time: Type.Union([Type.Literal('morning'), Type.Literal('afternoon')]),
    date: BoundedString('day', { pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' }),
  },
  { additionalProperties: false },
);
export type Installation = Static<typeof InstallationSchema>;

/**
 * Responses per item: one entry per mobile line and per installed item. `currentPhoneNumber` is E.164; `installation` is
 * required for internet, internet-mobile, TV and duo.
 */
export const ComplementaryInformationSchema = Type.Object(
  {
    productVariant: Type.Object({ code: BoundedString('code') }, { additionalProperties: false }),
    identifier: BoundedString('identifier'),
    subscriptionMode: Type.Union([Type.Literal('new'), Type.Literal('change')]),
    keepNumber: Type.Boolean(),
    currentOperator: Nullable(Type.String({ maxLength: 50 })),
    currentPhoneNumber: Nullable(Type.String({ maxLength: 20 })),
    iccid: Nullable(Type.String({ maxLength: 20 })),
    simType: Nullable(Type.Union([Type.Literal('physical'), Type.Literal('eSIM')])),
    installation: Type.Optional(Nullable(InstallationSchema)),
  },
  { additionalProperties: false },
);
export type ComplementaryInformation = Static<typeof ComplementaryInformationSchema>;

export const EligibilityAddressSchema = Type.Object(
  { identifier: BoundedString('identifier'), address: OrderAddressSchema },
  { additionalProperties: false },
);

/**
 * Body of `POST /api/v2/shop/{provider}/order` (spec 3.4). The server computes all prices; `displayedTotals` states
 * the totals that the shopper saw.
 */
export const OrderRequestSchema = Type.Object(
  {
    channel: BoundedString('code', { pattern: '^[A-Z0-9_]+_WEBSTORE$' }),
    email: BoundedString('email', { format: 'email' }),
    preconfiguredCart: Nullable(Type.String({ maxLength: 4096 })),
    preferredLanguage: Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]),
    accountNumber: Nullable(Type.String({ maxLength: 50 })),
    shippingAddress: OrderAddressSchema,
    billingAddress: OrderAddressSchema,
    complementaryInformations: BoundedArray(ComplementaryInformationSchema),
    eligibilityAddresses: BoundedArray(EligibilityAddressSchema),
    items: BoundedArray(OrderItemSchema, { minItems: 1 }),
    kycId: Nullable(Type.String({ maxLength: 100 })),
    payments: Type.Array(Type.Object({ method: BoundedString('code') }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 1,
    }),
    proofOfResidence: Nullable(
      Type.Object(
        { filename: BoundedString('filename'), content: BoundedString('file') },
        { additionalProperties: false },
      ),
    ),
    /** The totals that the page showed, in cents. A different server total responds with 409 `price_changed`. */
    displayedTotals: Type.Object(
      { oneOff: Type.Integer({ minimum: 0 }), monthly: Type.Integer({ minimum: 0 }) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type OrderRequest = Static<typeof OrderRequestSchema>;

export const OrderStateSchema = Type.Union([Type.Literal('new'), Type.Literal('confirmed')]);
/** `none` when nothing is due today; the other states follow the payment provider. */
export const PaymentStateSchema = Type.Union([
  Type.Literal('none'),
  Type.Literal('awaiting'),
  Type.Literal('pending'),
  Type.Literal('paid'),
  Type.Literal('declined'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
]);
export type PaymentState = Static<typeof PaymentStateSchema>;

export const OrderResponseItemSchema = Type.Object({
  identifier: Type.String(),
  type: Type.Union([OrderItemTypeSchema, PrepaidItemTypeSchema]),
  variantCode: Type.String(),
  taxonCode: Nullable(Type.String()),
  variantName: Type.String(),
  mobileProductName: Nullable(Type.String()),
  mobileVariantName: Nullable(Type.String()),
  deviceModelName: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** Cents, VAT included. */
  monthly: Type.Integer(),
  /** The monthly price of all pieces with each rise. Empty once the contract has ended; missing in old first responses. */
  monthlySteps: Type.Optional(Type.Array(PriceStepSchema)),
  activationFee: Type.Integer(),
  activationFeeName: Nullable(Type.String()),
  /** Due once for the device itself, less its voucher. */
  upfront: Type.Integer(),
  /** The installation mode: its price, due once, its name (null without an installation), and whether no technician comes. */
  installationFee: Type.Integer(),
  installationName: Nullable(Type.String()),
  selfInstallation: Type.Optional(Type.Boolean()),
  /** Missing in old orders. */
  deliveries: Type.Optional(Type.Array(ItemDeliverySchema)),
  /** Address of the device's picture; null for other items, and for a device that left the catalogue. */
  image: Type.Optional(Nullable(Type.String())),
});

/**
 * The next step of an item, and its time: `date` yyyy/MM/dd in Luxembourg, `time` for an installation, where it only counts if a technician
 * comes. The first response of an old order lacks it.
 */
export const OrderMilestoneSchema = Type.Object({
  identifier: Type.String(),
  kind: Type.Union([
    Type.Literal('esim'),
    Type.Literal('parcel'),
    Type.Literal('porting'),
    Type.Literal('installation'),
  ]),
  date: Type.String(),
  time: Nullable(Type.Union([Type.Literal('morning'), Type.Literal('afternoon')])),
  /** The content of a parcel. */
  contents: Type.Optional(Type.Array(DeliveredThingSchema)),
});
export type OrderMilestone = Static<typeof OrderMilestoneSchema>;

/** Amounts in cents. `total` is due today; `number` is null until the order is confirmed. */
export const OrderResponseSchema = Type.Object({
  tokenValue: Type.String(),
  number: Nullable(Type.String()),
  state: OrderStateSchema,
  paymentState: PaymentStateSchema,
  card: Nullable(Type.Object({ brand: Type.String(), lastDigits: Type.String() })),
  isNewClient: Type.Boolean(),
  email: Type.String(),
  currency: Type.Literal('EUR'),
  total: Type.Integer(),
  taxTotal: Type.Integer(),
  shippingTotal: Type.Integer(),
  /** The shipping price of this order, where the shop waived it; missing where it never charges shipping. */
  shippingWaived: Type.Optional(Type.Integer({ minimum: 0 })),
  monthlyTotal: Type.Integer(),
  monthlySteps: Type.Optional(Type.Array(PriceStepSchema)),
  billingAddress: OrderAddressSchema,
  shippingAddress: OrderAddressSchema,
  items: Type.Array(OrderResponseItemSchema),
  complementaryInformations: Type.Array(ComplementaryInformationSchema),
  /** The next steps; a confirmed order has them. */
  timeline: Type.Optional(Type.Array(OrderMilestoneSchema)),
  createdAt: Type.String(),
  confirmedAt: Nullable(Type.String()),
});
export type OrderResponse = Static<typeof OrderResponseSchema>;
export type OrderResponseItem = Static<typeof OrderResponseItemSchema>;

/** A text that the shopper accepted, as it was shown (spec row K6). */
export const AcceptanceSchema = Type.Object(
  {
    /** `immediate_start`: the shopper asks that services begin before the period of withdrawal ends. It is optional. */
    code: Type.Union([Type.Literal('certify'), Type.Literal('conditions'), Type.Literal('immediate_start')]),
    locale: Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]),
    text: Type.String({ pattern: '\\S', maxLength: 1000 }),
  },
  { additionalProperties: false },
);
export type Acceptance = Static<typeof AcceptanceSchema>;

/** The acceptances that an order needs before its payment or its free confirmation. A repeated request may leave them out. */
export const AcceptancesSchema = Type.Array(AcceptanceSchema, { maxItems: 5 });

/** Merge-patch body of `PATCH …/order/{tokenValue}/confirm`: with a payment, or for an order with nothing due. The spelling NO_TRASACTION is the wire's. */
export const ConfirmRequestSchema = Type.Union([
  Type.Object(
    { orderToken: BoundedString('token'), transactionId: BoundedString('token'), locale: BoundedString('locale') },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      status: Type.Literal('NO_PAYMENT_REQUIRED'),
      transaction: Type.Literal('NO_TRASACTION_REQUIRED'),
      language: BoundedString('locale'),
      acceptances: Type.Optional(AcceptancesSchema),
    },
    { additionalProperties: false },
  ),
]);
export type ConfirmRequest = Static<typeof ConfirmRequestSchema>;

/** Body of `POST /api/v2/shop/orders/{tokenValue}/customer-info`. `birthdate` yyyy/MM/dd, `iban` in compact form, `phone` E.164. */
export const CustomerInformationSchema = Type.Object(
  {
    gender: Nullable(Type.Union([Type.Literal('male'), Type.Literal('female')])),
    firstname: GivenName,
    lastname: Name,
    birthdate: Nullable(BoundedString('day', { pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' })),
    origin: Nullable(BoundedString('countryCode', { pattern: '^[A-Z]{2}$' })),
    idType: Nullable(Type.Union([Type.Literal('passport'), Type.Literal('identity-card')])),
    idNumber: Nullable(Printed({ minLength: 1, maxLength: 50 })),
    kycId: Nullable(Type.String({ maxLength: 100 })),
    email: BoundedString('email', { format: 'email' }),
    phone: BoundedString('phone', { pattern: '^\\+[0-9]{6,15}$' }),
    paymentType: Type.Union([Type.Literal('direct-debit'), Type.Literal('on-invoice')]),
    iban: Nullable(Type.String({ maxLength: 34 })),
  },
  { additionalProperties: false },
);
export type CustomerInformation = Static<typeof CustomerInformationSchema>;

const Day = Type.String({ pattern: '^[0-9]{4}/[0-9]{2}/[0-9]{2}$' });

/**
 * `GET /api/v2/shop/installation/calendar`: the days on which a technician may come, on the Luxembourg calendar. Days
 * are yyyy/MM/dd; every day from `earliest` to `latest` is free except those listed.
 */
export const InstallationCalendarSchema = Type.Object({
  earliest: Day,
  latest: Day,
  /** Sundays and fully booked days. */
  unavailable: Type.Array(Day),
  /** Public holidays, named in the requested locale. */
  holidays: Type.Array(Type.Object({ date: Day, name: Type.String() })),
});
export type InstallationCalendar = Static<typeof InstallationCalendarSchema>;

/**
 * Response of `GET /api/v2/tool/voucher/search/{code}?lineNumber=` (spec row F3). `amount` in cents, off the price of the
 * device today.
 */
export const VoucherSchema = Type.Object({
  voucher: Type.Object({ voucherCode: Type.String(), amount: Type.Integer({ minimum: 1 }) }),
});
export type Voucher = Static<typeof VoucherSchema>['voucher'];

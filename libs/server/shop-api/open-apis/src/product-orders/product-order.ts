import { Type, type Static } from 'typebox';
import { FulfilmentReasonSchema } from '@alzette/shop-model/schemas';
import { type FulfilmentKind, fulfilmentKinds } from '@alzette/shop-api/after-sale';
import { OfferingReferenceSchema, productFields, TermSchema, TmfPriceSchema } from '@alzette/shop-api/platform';
import { type ProductOrderState, productOrderStates } from './states';

export const StateSchema = Type.Unsafe<ProductOrderState>(
  Type.Union(productOrderStates.map((state) => Type.Literal(state))),
);
const KindSchema = Type.Unsafe<FulfilmentKind>(Type.Union(fulfilmentKinds.map((kind) => Type.Literal(kind))));

const AgreementSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  href: Type.String(),
  agreementItemId: Type.Optional(Type.String()),
  '@schemaLocation': Type.String(),
  '@type': Type.Literal('AgreementRef'),
  '@referredType': Type.Literal('Agreement'),
});
const AttachmentSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  attachmentType: Type.String(),
  mimeType: Type.Literal('application/pdf'),
  url: Type.String(),
  '@type': Type.Literal('Attachment'),
});
const ContactMediumSchema = Type.Object({
  mediumType: Type.Union([Type.Literal('email'), Type.Literal('phone'), Type.Literal('postalAddress')]),
  characteristic: Type.Record(Type.String(), Type.String()),
});
const RelatedPartySchema = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  role: Type.Union([Type.Literal('guest'), Type.Literal('customer')]),
  birthDate: Type.Optional(Type.String()),
  nationality: Type.Optional(Type.String()),
  contactMedium: Type.Optional(Type.Array(ContactMediumSchema)),
  '@schemaLocation': Type.Optional(Type.String()),
  '@type': Type.Literal('RelatedParty'),
  '@referredType': Type.Union([Type.Literal('Individual'), Type.Literal('Customer')]),
});
export type RelatedParty = Static<typeof RelatedPartySchema>;

const PlaceSchema = Type.Object({
  role: Type.Union([Type.Literal('delivery'), Type.Literal('installation')]),
  name: Type.Optional(Type.String()),
  streetName: Type.String(),
  city: Type.String(),
  postcode: Type.String(),
  country: Type.String(),
  '@type': Type.Literal('GeographicAddress'),
});
export type Place = Static<typeof PlaceSchema>;

/** An event of an item. `message` is the reason of a refusal or failure. */
const MilestoneSchema = Type.Object({
  name: Type.String(),
  milestoneDate: Type.String(),
  message: Type.Optional(Type.String()),
  trackingNumber: Type.Optional(Type.String()),
  /** A file that the shopper sent as proof of a return. */
  proofUrl: Type.Optional(Type.String()),
  trackingUrl: Type.Optional(Type.String()),
});

const ActionSchema = Type.Union([Type.Literal('add'), Type.Literal('modify')]);

const ProductOrderItemSchema = Type.Object({
  id: Type.String(),
  quantity: Type.Integer(),
  action: ActionSchema,
  state: StateSchema,
  itemPrice: Type.Array(TmfPriceSchema),
  /** The initial charge for all pieces, alterations included. */
  itemTotalPrice: Type.Array(TmfPriceSchema),
  itemTerm: Type.Array(TermSchema),
  appointment: Type.Optional(
    Type.Object({ id: Type.String(), description: Type.String(), '@referredType': Type.Literal('Appointment') }),
  ),
  productOffering: OfferingReferenceSchema,
  productOrderItemRelationship: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), relationshipType: Type.Literal('reliesOn') })),
  ),
  product: Type.Object({
    ...productFields,
    place: Type.Optional(Type.Array(PlaceSchema)),
  }),
  milestone: Type.Array(MilestoneSchema),
  '@schemaLocation': Type.String(),
  '@type': Type.Literal('ProductOrderItem'),
});
export type ProductOrderItem = Static<typeof ProductOrderItemSchema>;

/** A confirmed order as TMF622 v4 describes it. Objects with further attributes have a `@schemaLocation`. `fields` leaves attributes out. */
export const ProductOrderSchema = Type.Object({
  id: Type.String(),
  href: Type.String(),
  externalId: Type.Optional(Type.String()),
  category: Type.Optional(Type.String()),
  state: Type.Optional(StateSchema),
  orderDate: Type.Optional(Type.String()),
  completionDate: Type.Optional(Type.String()),
  cancellationDate: Type.Optional(Type.String()),
  cancellationReason: Type.Optional(Type.String()),
  notificationContact: Type.Optional(Type.String()),
  channel: Type.Optional(Type.Array(Type.Object({ id: Type.String(), role: Type.Literal('sales') }))),
  agreement: Type.Optional(Type.Array(AgreementSchema)),
  attachment: Type.Optional(Type.Array(AttachmentSchema)),
  orderTotalPrice: Type.Optional(Type.Array(TmfPriceSchema)),
  productOrderItem: Type.Optional(Type.Array(ProductOrderItemSchema)),
  relatedParty: Type.Optional(Type.Array(RelatedPartySchema)),
  '@schemaLocation': Type.String(),
  '@type': Type.Literal('ProductOrder'),
});
export type ProductOrder = Static<typeof ProductOrderSchema>;

/** Clients may name the schema of what they send (TMF630). */
const metadata = Object.fromEntries(
  ['@type', '@baseType', '@schemaLocation'].map((name) => [name, Type.Optional(Type.String({ maxLength: 500 }))]),
);
const PatchedStateSchema = Type.Union([
  Type.Literal('inProgress'),
  Type.Literal('held'),
  Type.Literal('completed'),
  Type.Literal('failed'),
]);
/** `action` and `state` are redundant; another value than that of the item and of the order is refused. */
const PatchedItemSchema = Type.Object(
  {
    id: Type.String({ maxLength: 200 }),
    action: Type.Optional(ActionSchema),
    state: Type.Optional(PatchedStateSchema),
    ...metadata,
  },
  { additionalProperties: false },
);

/**
 * Body of `PATCH …/productOrder/{id}`: an event of the order, or of the named items. `milestone` identifies the event. It is
 * required in case of a failure, for the reason.
 */
export const ProductOrderPatchSchema = Type.Object(
  {
    state: PatchedStateSchema,
    productOrderItem: Type.Optional(Type.Array(PatchedItemSchema, { minItems: 1, maxItems: 50 })),
    ...metadata,
    milestone: Type.Optional(
      Type.Object(
        {
          name: KindSchema,
          milestoneDate: Type.Optional(Type.String({ maxLength: 40, format: 'date-time' })),
          message: Type.Optional(FulfilmentReasonSchema),
          trackingNumber: Type.Optional(Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9 -]{1,40}$' })),
          trackingUrl: Type.Optional(Type.String({ maxLength: 300, pattern: '^https://[^\\s"<>]+$' })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type ProductOrderPatch = Static<typeof ProductOrderPatchSchema>;

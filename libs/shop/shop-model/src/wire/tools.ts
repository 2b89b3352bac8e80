import { Type, type Static } from 'typebox';
import { BoundedString } from './bounds';
import { AcceptancesSchema } from './order';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** `POST /api/v2/shop/creditcheck/status?first_name=&last_name=&birthdate=yyyy-MM-dd` */
export const CreditCheckStatusSchema = Type.Object({
  status: Type.Union([
    Type.Literal('no_error'),
    Type.Literal('existing--no_customer'),
    Type.Literal('existing--bad_customer'),
    Type.Literal('existing--pro_customer'),
    Type.Literal('new--existing_customer'),
    Type.Literal('new--bad_customer'),
  ]),
});
export type CreditCheckStatus = Static<typeof CreditCheckStatusSchema>['status'];

/** `GET /api/v2/tool/iban/validate/{iban}` */
export const IbanResultSchema = Type.Object({
  content: Type.Object({
    isValid: Type.Boolean(),
    error_message: Nullable(
      Type.Union([
        Type.Literal('IBAN_FORMAT_ERROR'),
        Type.Literal('IBAN_COUNTRY_ERROR'),
        Type.Literal('IBAN_UNKNOWN_ERROR'),
      ]),
    ),
    ibanDetail: Nullable(
      Type.Object({ bankData: Type.Object({ bic: Nullable(Type.String()), bank: Nullable(Type.String()) }) }),
    ),
  }),
});
export type IbanResult = Static<typeof IbanResultSchema>;

/** Body of `POST /api/v2/tool/{payment-provider}/url`. `amount` in cents is compared, never charged. */
export const PaymentUrlRequestSchema = Type.Object(
  {
    order_token: BoundedString('token'),
    amount: Type.Integer({ minimum: 0 }),
    language: Type.Union([Type.Literal('fr'), Type.Literal('en'), Type.Literal('de')]),
    type: Type.Union([Type.Literal('esales'), Type.Literal('prepaid_starter_pack'), Type.Literal('prepaid_top_up')]),
    description: Type.String({ maxLength: 200 }),
    phone: Type.Optional(Type.String({ maxLength: 20 })),
    acceptances: Type.Optional(AcceptancesSchema),
  },
  { additionalProperties: false },
);
export type PaymentUrlRequest = Static<typeof PaymentUrlRequestSchema>;

export const PaymentUrlSchema = Type.Object({ redirectUrl: Type.String() });
export type PaymentUrl = Static<typeof PaymentUrlSchema>;

/** The kind of a document: an item's contract, its one-page summary, the direct debit mandate of the order, or the annex with what was accepted. */
export const DocumentKindSchema = Type.Union([
  Type.Literal('contract'),
  Type.Literal('summary'),
  Type.Literal('mandate'),
  Type.Literal('annex'),
]);
export type DocumentKind = Static<typeof DocumentKindSchema>;

/** One document of an order at the signature service (spec 3.4). Summary and annex are read, never signed. */
export const ContractDocumentSchema = Type.Object({
  id: Type.String(),
  kind: DocumentKindSchema,
  /** The item that it is about; null for a document of the whole order. A contract and its summary share it. */
  lineIdentifier: Nullable(Type.String()),
  name: Type.String(),
  filename: Type.String(),
  iframeSrc: Type.String(),
  signable: Type.Boolean(),
  signed: Type.Boolean(),
  error: Nullable(Type.String()),
  /** Size of the PDF in bytes. */
  size: Type.Integer(),
});
export type ContractDocument = Static<typeof ContractDocumentSchema>;

/** `GET /api/v2/tool/{signature-service}/documents/{orderId}` */
export const ContractDocumentsSchema = Type.Object({ documents: Type.Array(ContractDocumentSchema) });
export type ContractDocuments = Static<typeof ContractDocumentsSchema>;

/** Body of `POST /api/v2/tool/{signature-service}/document/update/{orderId}` */
export const DocumentUpdateRequestSchema = Type.Object(
  { documentId: BoundedString('token'), newDocumentTargetId: Nullable(BoundedString('token')) },
  { additionalProperties: false },
);
export type DocumentUpdateRequest = Static<typeof DocumentUpdateRequestSchema>;

export const DocumentUpdateSchema = Type.Object({
  status: Type.Union([Type.Literal('SIGNED'), Type.Literal('FAILED')]),
  identityValidation: Type.Union([Type.Literal('VALID'), Type.Literal('NOT_VALID')]),
  document: ContractDocumentSchema,
});
export type DocumentUpdate = Static<typeof DocumentUpdateSchema>;

/**
 * `GET /api/v2/shop/kyc/{id}`: the person of an identity check (spec 3.4). `BirthDate` yyyy-MM-dd; `Nationality.name`
 * ISO 3166 alpha-2; `Gender` M or F.
 */
export const KycInformationSchema = Type.Object({
  id: Type.String(),
  Gender: Type.Union([Type.Literal('M'), Type.Literal('F')]),
  Firstname: Type.String(),
  Lastname: Type.String(),
  BirthDate: Type.String(),
  Nationality: Type.Object({ name: Type.String() }),
  Identity: Type.Object({ Type: Type.String() }),
  NationalNumber: Type.String(),
});
export type KycInformation = Static<typeof KycInformationSchema>;

/** One message of `GET /api/content/confirmation-messages?locale=&populate=messages.configuration`, in Strapi's v4 shape. */
export const ConfirmationMessageSchema = Type.Object({
  id: Type.Integer(),
  message: Type.String(),
  configuration: Type.Object({
    clientType: Type.Union([Type.Literal('new'), Type.Literal('existing'), Type.Literal('all')]),
    taxonType: Type.String(),
    mode: Type.Union([Type.Literal('new'), Type.Literal('change'), Type.Literal('all')]),
  }),
});
export type ConfirmationMessage = Static<typeof ConfirmationMessageSchema>;

/** The confirmation text of a prepaid checkout, with the placeholders of the other messages. */
export const PrepaidMessageSchema = Type.Object({ id: Type.Integer(), message: Type.String() });

/** A prepaid message is requested with `populate=prepaidTopUpMessage` or `prepaidStarterPackMessage`. */
export const ConfirmationMessagesSchema = Type.Object({
  data: Type.Object({
    id: Type.Integer(),
    attributes: Type.Object({
      messages: Type.Optional(Type.Array(ConfirmationMessageSchema)),
      prepaidTopUpMessage: Type.Optional(PrepaidMessageSchema),
      prepaidStarterPackMessage: Type.Optional(PrepaidMessageSchema),
    }),
  }),
  meta: Type.Object({}),
});
export type ConfirmationMessages = Static<typeof ConfirmationMessagesSchema>;

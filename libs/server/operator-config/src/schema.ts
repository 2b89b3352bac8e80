import { Type, type Static } from 'typebox';

const Localized = Type.Object(
  { fr: Type.String(), en: Type.String(), de: Type.String() },
  { additionalProperties: false },
);
/** Without slashes at its ends. */
const PagePath = Type.String({ pattern: '^[^/\\s]+(/[^/\\s]+)*$' });
const PagePaths = Type.Object({ fr: PagePath, en: PagePath, de: PagePath }, { additionalProperties: false });
const Speed = Type.Integer({ minimum: 1 });
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const Slug = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
/** The faces of each font are in `libs/shop/ui/src/styles/fonts.css`, its family is in the token `font-<name>`. */
const fonts = ['figtree', 'archivo'] as const;
/** Parts of a page with their own token values: the cart's panel and bars, and the areas of product families. */
const Ground = Type.Enum(['panel', 'phones', 'mobile', 'internet', 'tv']);
const Tokens = Type.Record(Type.String({ pattern: '^(?!font$)[a-z0-9-]+$' }), Type.String({ pattern: '^[^;{}<>]+$' }), {
  additionalProperties: false,
});
/** As browsers send it: without a path or a trailing slash. Only localhost may use http. */
const embeddingOrigin = '^(https://[a-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1))(:[0-9]+)?$';
const Partner = Type.Object({ slug: Slug, name: Type.String({ minLength: 1 }) }, { additionalProperties: false });

const Limit = Type.Integer({ minimum: 0 });
const BuyerLimits = Type.Object(
  {
    devices: Limit,
    simCards: Limit,
    /** Cents. */
    monthly: Limit,
    /** Cents, due once. */
    oneOff: Limit,
  },
  { additionalProperties: false },
);
/** The maximum that one buyer may order without a manual check by the operator. */
export type BuyerLimits = Static<typeof BuyerLimits>;

/** All settings that differ between operators. The servers load them from one JSON file. */
export const OperatorSchema = Type.Object(
  {
    provider: Slug,
    name: Type.String({ minLength: 1 }),
    legalName: Type.String({ minLength: 1 }),
    channel: Type.String({ pattern: '^[A-Z0-9_]+_WEBSTORE$' }),
    prepaidOperatorCode: Slug,
    orderNumberPrefix: Type.String({ pattern: '^[A-Z]{2,5}$' }),
    registeredOffice: Type.Object(
      {
        street: Type.String({ minLength: 1, maxLength: 100 }),
        postcode: Type.String({ pattern: '^[0-9]{4}$' }),
        city: Type.String({ minLength: 1, maxLength: 100 }),
      },
      { additionalProperties: false },
    ),
    /** Number in the register of commerce and companies, as printed: `B 123456`. */
    registerNumber: Type.String({ minLength: 1, maxLength: 40 }),
    vatNumber: Type.String({ pattern: '^[A-Z]{2}[0-9A-Z]{2,13}$' }),
    /** Contact address for shoppers; printed on the legal pages. */
    email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$' }),
    /** Contacts for vulnerability reports in `/.well-known/security.txt` (RFC 9116). Defaults to `email`. */
    security: Type.Optional(
      Type.Object(
        {
          contacts: Type.Array(Type.String({ pattern: '^(https://|mailto:|tel:)\\S+$' }), { minItems: 1 }),
          /** The page that explains how reports are handled. */
          policy: Type.Optional(Type.String({ pattern: '^https://\\S+$' })),
        },
        { additionalProperties: false },
      ),
    ),
    /** The creditor of direct debits, for instance LU27ZZZ0000000000123456789, with valid check digits. */
    sepaCreditorId: Type.String({ format: 'sepa-creditor-id' }),
    support: Type.Object(
      { phone: Type.String(), opensAt: Type.Integer(), closesAt: Type.Integer() },
      { additionalProperties: false },
    ),
    appointmentUrl: Type.String({ minLength: 1 }),
    /** The page on which a prepaid card is activated with an identity check. */
    activationUrl: Type.String({ pattern: '^https://\\S+$' }),
    paths: Type.Object(
      {
        cart: Localized,
        checkout: Localized,
        phones: Localized,
        mobile: Localized,
        internet: Localized,
        'internet-mobile': Localized,
        tv: Localized,
        duo: Localized,
        'top-up': Localized,
        'starter-packs': Localized,
        /** The page with the shopper's orders. */
        orders: Localized,
        /** Legal pages have default paths unless they are set here. */
        'legal-notice': Type.Optional(PagePaths),
        terms: Type.Optional(PagePaths),
        privacy: Type.Optional(PagePaths),
        cookies: Type.Optional(PagePaths),
        withdrawal: Type.Optional(PagePaths),
        accessibility: Type.Optional(PagePaths),
        complaints: Type.Optional(PagePaths),
      },
      { additionalProperties: false },
    ),
    /** Pages that a remote fills, by slot: address and title in each language. */
    pages: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[a-z][a-z-]*$' }),
        Type.Object(
          {
            path: PagePaths,
            title: Localized,
          },
          { additionalProperties: false },
        ),
        { additionalProperties: false },
      ),
    ),
    partners: Type.Object({ payment: Partner, signature: Partner, identity: Partner }, { additionalProperties: false }),
    /** The names in the secure-payment block, in order: provider, Visa, national scheme, Mastercard. */
    cardMarks: Type.Array(Type.String(), { minItems: 4, maxItems: 4 }),
    theme: Type.Object(
      {
        logo: Type.Enum(['waves', 'line']),
        /** Colours of the icon, which is used outside of pages: `#rrggbb`, the same in light and dark mode. */
        icon: Type.Object({ ground: Colour, sign: Colour }, { additionalProperties: false }),
        /** The font that pages preload. It sets the token `font`, which `tokens` must not set. */
        font: Type.Enum(fonts),
        /** Values of the ui lib's custom properties, without the leading `--`. */
        tokens: Tokens,
        /** Other values of the tokens on screen, inside one part of a page. */
        grounds: Type.Optional(Type.Partial(Type.Record(Ground, Tokens), { additionalProperties: false })),
      },
      { additionalProperties: false },
    ),
    /** The estimated maximum speeds of the mobile network in contract summaries, in Mbit/s. The catalogue contains those of fixed lines. */
    speeds: Type.Object(
      {
        mobile: Type.Object({ download: Speed, upload: Speed }, { additionalProperties: false }),
      },
      { additionalProperties: false },
    ),
    /** The origins that may embed the shop's remotes (docs/guides/embed.md). */
    embedding: Type.Object(
      { origins: Type.Array(Type.String({ pattern: embeddingOrigin }), { uniqueItems: true }) },
      { additionalProperties: false },
    ),
    rules: Type.Object(
      {
        minimumAge: Type.Integer({ minimum: 0 }),
        vatPercent: Type.Number({ minimum: 0 }),
        /** Limits of a guest's order, which has one credit check; those of the buyer if left out. */
        perCreditCheck: Type.Optional(BuyerLimits),
        /** Limits of all orders of a verified person or an account in 30 days. */
        perBuyer: BuyerLimits,
        /** Codes of add-ons that are SIM cards, such as data SIM cards: each piece counts towards `simCards`. None if left out. */
        simCardAddOns: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type Operator = Static<typeof OperatorSchema>;

import { Type, type TSchema } from 'typebox';
import { subscriptionFamilies } from '@alzette/shop-model';

const LocalisedText = Type.Object(
  { fr: Type.String(), en: Type.Optional(Type.String()), de: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
const Texts = Type.Array(LocalisedText);
const Attributes = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), LocalisedText]),
);
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Positive = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const Code = Type.String({ minLength: 1, maxLength: 100 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Option = Type.Object({ code: Code, label: LocalisedText }, { additionalProperties: false });
const Nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

/** A column of cents, and the price of TMF620 that holds it. */
export interface PriceColumn {
  readonly column: string;
  /** Suffix of the price's id, after the id of the offering. */
  readonly suffix: string;
  readonly isRecurring: boolean;
}

/** A table of the catalogue and the TMF620 resource of its rows. Columns without an attribute of their own are characteristics. */
export interface EntityKind {
  readonly type: string;
  readonly resource: 'productSpecification' | 'productOffering';
  readonly table: string;
  /** The columns of the id, joined with colons. */
  readonly key: readonly string[];
  /** The column of the name. */
  readonly name: string;
  /** The column that names the productSpecification. */
  readonly specification?: string;
  /** The column that names the category; otherwise it is the type. */
  readonly category?: string;
  readonly prices: readonly PriceColumn[];
  readonly characteristics: Readonly<Record<string, TSchema>>;
  /** Columns that hold the id of another kind. */
  readonly references: Readonly<Record<string, string>>;
  /** The treatment of a row that a document omits. Only a row with `withdrawn` can be withdrawn; a kept row is in use elsewhere. */
  readonly missing: 'withdraw' | 'delete' | 'keep';
}

const monthly: readonly PriceColumn[] = [
  { column: 'price_new_customer', suffix: 'monthly-new', isRecurring: true },
  { column: 'price_existing_customer', suffix: 'monthly-existing', isRecurring: true },
  { column: 'price_original', suffix: 'monthly-usual', isRecurring: true },
];
const activation: PriceColumn = { column: 'activation_fee', suffix: 'activation', isRecurring: false };
const amount: PriceColumn = { column: 'amount', suffix: 'once', isRecurring: false };
const position = { position: Count };
const priced = { discount_months: Nullable(Positive) };
const activated = { ...priced, activation_fee_name: LocalisedText };

/** Ordered so that each kind follows the kinds that it references. */
export const entityKinds: readonly EntityKind[] = [
  {
    type: 'Brand',
    resource: 'productSpecification',
    table: 'catalogue_brands',
    key: ['code'],
    name: 'label',
    prices: [],
    characteristics: { ...position, label: Type.String() },
    references: {},
    missing: 'keep',
  },
  {
    type: 'Funding',
    resource: 'productSpecification',
    table: 'catalogue_fundings',
    key: ['code'],
    name: 'label',
    prices: [],
    characteristics: { ...position, months: Nullable(Positive), label: LocalisedText },
    references: {},
    missing: 'keep',
  },
  {
    type: 'Device',
    resource: 'productSpecification',
    table: 'catalogue_devices',
    key: ['slug'],
    name: 'name',
    prices: [],
    characteristics: {
      ...position,
      name: LocalisedText,
      brands: Type.Array(Code),
      item_group: Code,
      esim: Type.Boolean(),
      description: LocalisedText,
      highlights: Texts,
      // Documents of earlier releases state it. Nothing is rendered from it.
      drawing: Nullable(Type.Object({})),
      specifications: Type.Array(Type.Object({ label: LocalisedText, value: LocalisedText })),
      released_on: Nullable(Day),
    },
    references: {},
    missing: 'withdraw',
  },
  {
    type: 'Colour',
    resource: 'productSpecification',
    table: 'catalogue_device_colours',
    key: ['device_slug', 'id'],
    name: 'label',
    prices: [],
    characteristics: { ...position, label: LocalisedText, swatch: Type.String({ pattern: '^#[0-9a-f]{6}$' }) },
    references: { device_slug: 'Device' },
    missing: 'keep',
  },
  {
    type: 'AddOn',
    resource: 'productSpecification',
    table: 'catalogue_additionals',
    key: ['code'],
    name: 'name',
    prices: [],
    characteristics: {
      ...position,
      name: LocalisedText,
      display: Type.Enum(['row', 'column']),
      image: Nullable(Code),
      deliverable: Type.Boolean(),
      attributes: Attributes,
    },
    references: {},
    missing: 'withdraw',
  },
  {
    type: 'AddOnVariant',
    resource: 'productOffering',
    table: 'catalogue_additional_variants',
    key: ['code'],
    name: 'name',
    specification: 'additional_code',
    prices: [...monthly, activation],
    characteristics: { ...position, name: LocalisedText, ...activated, attributes: Attributes },
    references: { additional_code: 'AddOn' },
    missing: 'delete',
  },
  {
    type: 'TvPackage',
    resource: 'productOffering',
    table: 'catalogue_tv_packages',
    key: ['code'],
    name: 'name',
    prices: [...monthly, activation],
    characteristics: { ...position, product_code: Code, name: LocalisedText, ...activated, attributes: Attributes },
    references: {},
    missing: 'withdraw',
  },
  {
    type: 'Subscription',
    resource: 'productOffering',
    table: 'catalogue_subscriptions',
    key: ['code'],
    name: 'name',
    category: 'family',
    prices: [...monthly, activation],
    characteristics: {
      ...position,
      family: Type.Enum([...subscriptionFamilies]),
      product_code: Code,
      name: LocalisedText,
      product_name: LocalisedText,
      ...activated,
      commitment_months: Type.Integer({ minimum: 0, maximum: 24 }),
      commitment: LocalisedText,
      esim: Type.Boolean(),
      data: Nullable(Option),
      data_eu: Nullable(Option),
      attributes: Attributes,
      highlights: Texts,
      download_minimum: Nullable(Positive),
      download_normal: Nullable(Positive),
      download_maximum: Nullable(Positive),
      upload_minimum: Nullable(Positive),
      upload_normal: Nullable(Positive),
      upload_maximum: Nullable(Positive),
    },
    references: {},
    missing: 'withdraw',
  },
  {
    type: 'InstallationMode',
    resource: 'productOffering',
    table: 'catalogue_installation_modes',
    key: ['subscription_code', 'code'],
    name: 'code',
    prices: [{ column: 'price', suffix: 'once', isRecurring: false }],
    characteristics: {
      ...position,
      attributes: Attributes,
      self_installation: Nullable(Type.Boolean()),
      parcel: Nullable(LocalisedText),
    },
    references: { subscription_code: 'Subscription' },
    missing: 'delete',
  },
  {
    type: 'DeviceVariant',
    resource: 'productOffering',
    table: 'catalogue_device_variants',
    key: ['code'],
    name: 'code',
    specification: 'device_slug',
    prices: [...monthly, { column: 'upfront', suffix: 'upfront', isRecurring: false }],
    characteristics: {
      ...position,
      colour_id: Code,
      storage_quantity: Positive,
      storage_unit: Type.Enum(['GB', 'TB']),
      funding_code: Code,
      ...priced,
      commitment_months: Type.Integer({ minimum: 0, maximum: 24 }),
      stock: Nullable(Count),
      expected_on: Nullable(Day),
    },
    references: { device_slug: 'Device', funding_code: 'Funding' },
    missing: 'withdraw',
  },
  {
    type: 'TopUp',
    resource: 'productOffering',
    table: 'catalogue_top_up_amounts',
    key: ['code'],
    name: 'name',
    prices: [amount],
    characteristics: { ...position, name: LocalisedText },
    references: {},
    missing: 'delete',
  },
  {
    type: 'StarterPack',
    resource: 'productOffering',
    table: 'catalogue_starter_packs',
    key: ['code'],
    name: 'name',
    prices: [amount],
    characteristics: {
      ...position,
      product_code: Code,
      name: LocalisedText,
      credit: Count,
      attributes: Attributes,
      highlights: Texts,
    },
    references: {},
    missing: 'delete',
  },
  {
    type: 'DeliveryPrice',
    resource: 'productOffering',
    table: 'catalogue_delivery_prices',
    key: ['code'],
    name: 'code',
    prices: [{ column: 'price', suffix: 'once', isRecurring: false }],
    characteristics: { ...position },
    references: {},
    missing: 'delete',
  },
];

/** Every column of a kind that a document holds. */
export function columnsOf({ key, specification, prices, characteristics, missing }: EntityKind): string[] {
  return [
    ...key,
    ...(specification === undefined ? [] : [specification]),
    ...prices.map(({ column }) => column),
    ...Object.keys(characteristics),
    ...(missing === 'withdraw' ? ['withdrawn'] : []),
  ];
}

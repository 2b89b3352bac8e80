import { type Static, Type } from 'typebox';

export const CentsSchema = Type.Integer({ minimum: 0 });

/** A monthly amount and how many months it holds, null for the last one; several in order are a price with its rises. */
export const PriceStepSchema = Type.Object({
  monthly: CentsSchema,
  months: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});

/** Values under the names of spec 3.2, for instance `mobile_subscription_full_name`; texts in the requested locale. */
export const AttributesSchema = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
export type Attributes = Static<typeof AttributesSchema>;

/** A choice inside a variant (`data`, `data_eu`, a colour, a brand): stable code, label in the requested locale. */
export const VariantOptionSchema = Type.Object({ code: Type.String(), label: Type.String() });
export type VariantOption = Static<typeof VariantOptionSchema>;

export const ProductSchema = Type.Object({ code: Type.String(), name: Type.String() });

/** Monthly price of a variant in cents, VAT included. `discountDuration` is in months; null without a discount. */
export const VariantPriceSchema = Type.Object({
  applied: Type.Object({ newCustomer: CentsSchema, existingCustomer: CentsSchema }),
  original: CentsSchema,
  discountDuration: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type VariantPrice = Static<typeof VariantPriceSchema>;

/** `months` 0 means no minimum term; `text` is for display. */
export const CommitmentSchema = Type.Object({ months: Type.Integer({ minimum: 0 }), text: Type.String() });

/** Fields of every offer. `activationFee` is due once, today, in cents. */
export const offerFields = {
  code: Type.String(),
  name: Type.String(),
  product: ProductSchema,
  price: VariantPriceSchema,
  activationFee: CentsSchema,
  activationFeeName: Type.String(),
  attributes: AttributesSchema,
};

/** One variant of an add-on; its name is the attribute `subscription_additional_variant_name`. */
export const AdditionalVariantSchema = Type.Object(offerFields);
export type AdditionalVariant = Static<typeof AdditionalVariantSchema>;

/**
 * An add-on of a subscription or device (spec 3.2): `subscription_additional_title`, `_subtitle`, `_pretitle`,
 * `_header_title`, `_footer_description`, `_show_toggle`, `_is_countable`, `_max_quantity`, `_on_add_popup`,
 * `_on_remove_popup`, `_read_more_link`, `_read_more_popup_enabled`, `_read_more_popup_title`, `_read_more_popup_content`.
 */
export const AdditionalProductSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  attributes: AttributesSchema,
  display: Type.Union([Type.Literal('row'), Type.Literal('column')]),
  /** Address of a picture on this site, or null. */
  image: Type.Union([Type.String(), Type.Null()]),
  /** Comes with the offer at its price; the shopper cannot remove it. */
  required: Type.Boolean(),
  /** Comes with the offer free of charge, as an advantage; read-only. */
  included: Type.Boolean(),
  /** Travels to the shopper by post. */
  deliverable: Type.Boolean(),
  variants: Type.Array(AdditionalVariantSchema, { minItems: 1 }),
});
export type AdditionalProduct = Static<typeof AdditionalProductSchema>;

/** Attributes `tv_thematic_package_title` and `tv_thematic_package_detail_subtitle`. */
export const TvPackageSchema = Type.Object(offerFields);
export type TvPackage = Static<typeof TvPackageSchema>;

export const NullableOption = Type.Union([VariantOptionSchema, Type.Null()]);

/**
 * A way to install the offer; attributes `installation_mode_label` and `installation_mode_description`. `price` in
 * cents, once.
 */
export const InstallationModeSchema = Type.Object({
  code: Type.String(),
  price: CentsSchema,
  attributes: AttributesSchema,
  /** The shopper installs it, and no technician comes. Missing: a technician comes. */
  selfInstallation: Type.Optional(Type.Boolean()),
  /** Name of the parcel that comes by post with this mode, beside the add-ons: a set-top box. Missing without one. */
  parcel: Type.Optional(Type.String()),
});
export type InstallationMode = Static<typeof InstallationModeSchema>;

const SpeedSchema = Type.Integer({ minimum: 1 });
const SpeedRangeSchema = Type.Object({ minimum: SpeedSchema, normal: SpeedSchema, maximum: SpeedSchema });

/**
 * The speeds of a fixed line in Mbit/s, as Regulation (EU) 2015/2120, article 4, has a contract state them: guaranteed (minimum),
 * normally available, maximum (also the advertised one).
 */
export const FixedSpeedsSchema = Type.Object({ download: SpeedRangeSchema, upload: SpeedRangeSchema });
export type FixedSpeeds = Static<typeof FixedSpeedsSchema>;

/** A plan as `GET /api/catalogue/subscriptions/{family}[/variant/{code}|/{productCode}]?locale=` sends it. */
export const SubscriptionVariantSchema = Type.Object({
  ...offerFields,
  type: Type.Union([
    Type.Literal('mobile'),
    Type.Literal('internet'),
    Type.Literal('internet-mobile'),
    Type.Literal('tv'),
    Type.Literal('duo'),
  ]),
  commitment: CommitmentSchema,
  /** Null without a SIM card; a `data_eu` of code `null_eu` means none. */
  options: Type.Object({ data: NullableOption, data_eu: NullableOption }),
  /** Selling points, in the requested locale. */
  highlights: Type.Array(Type.String()),
  /** Whether its SIM may be an eSIM. */
  esim: Type.Boolean(),
  /** Null or missing without a fixed line. */
  speeds: Type.Optional(Type.Union([FixedSpeedsSchema, Type.Null()])),
  installationModes: Type.Array(InstallationModeSchema),
  additionals: Type.Array(AdditionalProductSchema),
  tvPackages: Type.Array(TvPackageSchema),
});
export type SubscriptionVariant = Static<typeof SubscriptionVariantSchema>;

export const SubscriptionListSchema = Type.Object({ items: Type.Array(SubscriptionVariantSchema) });
export type SubscriptionList = Static<typeof SubscriptionListSchema>;

export const StorageSchema = Type.Object({ quantity: Type.Integer({ minimum: 1 }), unit: Type.String() });
export type DeviceStorage = Static<typeof StorageSchema>;

export const ColourSchema = Type.Object({
  id: Type.String(),
  label: Type.String(),
  /** `#rrggbb`, for the colour swatch. */
  swatch: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
export type DeviceColour = Static<typeof ColourSchema>;

/**
 * How the device is paid. `extra` is due today, in euros with a decimal comma (`149,00`), as Sylius stores it: read it
 * with `parseDecimalComma`. Code `no_funding` means paid at once: `extra` is then the whole price and `months` is null.
 */
export const DeviceFundingSchema = Type.Object({
  code: Type.String(),
  label: Type.String(),
  extra: Type.String({ pattern: '^[0-9]+,[0-9]{2}$' }),
  months: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type DeviceFunding = Static<typeof DeviceFundingSchema>;

/**
 * Directive 98/6/EC, article 6a: the lowest total price of a device (due today, and all instalments) in the 30 days before its present
 * reduction, in cents. Null where no earlier price is known, or for a kind of customer without a reduction.
 */
export const PriorTotalSchema = Type.Object({
  newCustomer: Type.Union([CentsSchema, Type.Null()]),
  existingCustomer: Type.Union([CentsSchema, Type.Null()]),
});
export type PriorTotal = Static<typeof PriorTotalSchema>;

/** One colour, storage and funding of a device. `price` is the monthly instalment (0 when paid at once). */
export const DeviceVariantSchema = Type.Object({
  ...offerFields,
  type: Type.Literal('device'),
  /** Slug of the device. */
  taxon: Type.String(),
  storage: StorageSchema,
  colour: ColourSchema,
  options: Type.Object({ device_funding: DeviceFundingSchema }),
  commitment: CommitmentSchema,
  /** Missing without a reduction, and where the catalogue keeps no record of its prices. */
  priorTotal: Type.Optional(PriorTotalSchema),
  /** Missing where the catalogue does not count. `expectedOn`: the next delivery to the shop, yyyy-MM-dd. */
  stock: Type.Optional(Type.Object({ inStock: Type.Boolean(), expectedOn: Type.Union([Type.String(), Type.Null()]) })),
});
export type DeviceVariant = Static<typeof DeviceVariantSchema>;

/**
 * `GET devices/variant/{code}`. A code of the form `{device variant}.{mobile variant}` is the device together with that
 * plan: `subscription` is then the plan, otherwise null. `esim` says whether the device takes an eSIM.
 */
export const DeviceOfferSchema = Type.Object({
  ...DeviceVariantSchema.properties,
  subscription: Type.Union([SubscriptionVariantSchema, Type.Null()]),
  esim: Type.Boolean(),
  /** Address of the main picture in this colour. */
  image: Type.String(),
  /** Add-ons of the device itself; those of the plan are in `subscription`. */
  additionals: Type.Array(AdditionalProductSchema),
});
export type DeviceOffer = Static<typeof DeviceOfferSchema>;

/** A picture of one side of a device. */
export const DeviceViewSchema = Type.Object({
  side: Type.Union([Type.Literal('front'), Type.Literal('back'), Type.Literal('edge')]),
  image: Type.String(),
});
export type DeviceView = Static<typeof DeviceViewSchema>;

/** A device (`GET devices/{slug}`), with all its variants. */
export const DeviceTaxonSchema = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** Brands under which it is listed; the first is its own. */
  availableBrands: Type.Array(VariantOptionSchema, { minItems: 1 }),
  itemGroup: Type.String(),
  description: Type.String(),
  highlights: Type.Array(Type.String()),
  attributes: Type.Object({ esim: Type.Boolean() }),
  colours: Type.Array(ColourSchema, { minItems: 1 }),
  storages: Type.Array(StorageSchema, { minItems: 1 }),
  /** Address of the main picture per colour id. */
  images: Type.Record(Type.String(), Type.String()),
  /** Address of a PNG of 1200 by 630 pixels for link previews. Missing where the operator has none. */
  preview: Type.Optional(Type.String()),
  /** Further pictures per colour id, by what they show. */
  views: Type.Optional(Type.Record(Type.String(), Type.Array(DeviceViewSchema))),
  specifications: Type.Optional(Type.Array(Type.Object({ label: Type.String(), value: Type.String() }))),
  variants: Type.Array(DeviceVariantSchema, { minItems: 1 }),
  additionals: Type.Array(AdditionalProductSchema),
});
export type DeviceTaxon = Static<typeof DeviceTaxonSchema>;

/** A device in the list (`GET devices`), with its cheapest variant. */
export const DeviceSummarySchema = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  availableBrands: Type.Array(VariantOptionSchema, { minItems: 1 }),
  itemGroup: Type.String(),
  /** `network5g` is missing where the catalogue does not say it. */
  attributes: Type.Object({ esim: Type.Boolean(), network5g: Type.Optional(Type.Boolean()) }),
  colours: Type.Array(ColourSchema, { minItems: 1 }),
  /** Each once, in the order of the catalogue. Missing where the list does not say them. */
  storages: Type.Optional(Type.Array(StorageSchema)),
  images: Type.Record(Type.String(), Type.String()),
  /** Day of its release, yyyy-MM-dd. */
  releasedOn: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** The variant with the lowest instalment. */
  from: DeviceVariantSchema,
});
export type DeviceSummary = Static<typeof DeviceSummarySchema>;

export const DeviceListSchema = Type.Object({
  items: Type.Array(DeviceSummarySchema),
  /** Every brand on sale, in the order of the filter. */
  availableBrands: Type.Array(VariantOptionSchema),
});
export type DeviceList = Static<typeof DeviceListSchema>;

/** `GET /api/catalogue/prepaid/top-up-amounts`: credit in cents, price the same. */
export const TopUpAmountsSchema = Type.Object({
  items: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), amount: CentsSchema })),
});
export type TopUpAmounts = Static<typeof TopUpAmountsSchema>;

/** A starter pack; `amount` is its price in cents, paid once, `credit` the credit inside. */
export const StarterPackSchema = Type.Object({
  code: offerFields.code,
  name: offerFields.name,
  product: offerFields.product,
  attributes: offerFields.attributes,
  amount: CentsSchema,
  credit: CentsSchema,
  highlights: Type.Array(Type.String()),
});
export const StarterPackListSchema = Type.Object({ items: Type.Array(StarterPackSchema) });
export type StarterPackList = Static<typeof StarterPackListSchema>;

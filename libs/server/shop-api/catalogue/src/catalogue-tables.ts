import type { Generated } from 'kysely';
import type { DeliveryKind, Locale, SubscriptionFamily } from '@alzette/shop-model';
import type { Json, NullableJson, Timestamp, WithDefault } from '@alzette/shop-api/platform';

/** A text in the languages of the shop. An operator may leave a translation out, but not the French text. */
export type LocalisedText = { readonly fr: string } & Readonly<Partial<Record<Locale, string>>>;

/** Values under the names of spec 3.2; texts in all languages, other values in common. */
export type StoredAttributes = Readonly<Record<string, string | number | boolean | LocalisedText>>;

interface PriceColumns {
  price_new_customer: number;
  price_existing_customer: number;
  price_original: number;
  discount_months: number | null;
}

interface PricedColumns extends PriceColumns {
  activation_fee: number;
  activation_fee_name: Json<LocalisedText>;
}

export interface CatalogueSubscriptionTable extends PricedColumns {
  code: string;
  family: SubscriptionFamily;
  product_code: string;
  position: number;
  name: Json<LocalisedText>;
  product_name: Json<LocalisedText>;
  commitment_months: number;
  commitment: Json<LocalisedText>;
  esim: boolean;
  /** Null in families without a SIM card. */
  data: NullableJson<StoredOption>;
  data_eu: NullableJson<StoredOption>;
  attributes: Json<StoredAttributes>;
  highlights: Json<readonly LocalisedText[]>;
  withdrawn: boolean;
  /** In Mbit/s; null in families without a fixed line, and in offers that predate the column. */
  download_minimum: number | null;
  download_normal: number | null;
  download_maximum: number | null;
  upload_minimum: number | null;
  upload_normal: number | null;
  upload_maximum: number | null;
}

export interface StoredOption {
  readonly code: string;
  readonly label: LocalisedText;
}

export interface InstallationModeTable {
  subscription_code: string;
  code: string;
  position: number;
  price: number;
  attributes: Json<StoredAttributes>;
  /** True if the shopper installs it. Null if the catalogue does not specify it; a technician then comes. */
  self_installation: boolean | null;
  /** Name of the parcel that this mode sends. Null without a parcel. */
  parcel: NullableJson<LocalisedText>;
}

export interface AddOnTable {
  code: string;
  position: number;
  name: Json<LocalisedText>;
  display: 'row' | 'column';
  /** Name of a picture under `/api/catalogue/images`. */
  image: string | null;
  deliverable: boolean;
  attributes: Json<StoredAttributes>;
  withdrawn: boolean;
}

export interface AddOnVariantTable extends PricedColumns {
  code: string;
  additional_code: string;
  position: number;
  name: Json<LocalisedText>;
  attributes: Json<StoredAttributes>;
}

/** An add-on of an offer, which is a subscription or a device. */
export interface AddOnLinkTable {
  additional_code: string;
  subscription_code: string | null;
  device_slug: string | null;
  required: boolean;
  included: boolean;
}

export interface TvPackageTable extends PricedColumns {
  code: string;
  product_code: string;
  position: number;
  name: Json<LocalisedText>;
  attributes: Json<StoredAttributes>;
  withdrawn: boolean;
}

export interface TvPackageLinkTable {
  tv_package_code: string;
  subscription_code: string;
}

export interface BrandTable {
  code: string;
  position: number;
  label: string;
}

export interface DeviceTable {
  slug: string;
  position: number;
  name: Json<LocalisedText>;
  /** Codes of brands, the main one first. */
  brands: Json<readonly string[]>;
  item_group: string;
  esim: boolean;
  description: Json<LocalisedText>;
  highlights: Json<readonly LocalisedText[]>;
  withdrawn: boolean;
  /** Rows of the table of specifications. */
  specifications: Json<readonly StoredSpecification[]>;
  /** yyyy-MM-dd */
  released_on: string | null;
}

export interface StoredSpecification {
  readonly label: LocalisedText;
  readonly value: LocalisedText;
}

export interface DeviceColourTable {
  device_slug: string;
  id: string;
  position: number;
  label: Json<LocalisedText>;
  swatch: string;
}

export interface FundingTable {
  code: string;
  position: number;
  months: number | null;
  label: Json<LocalisedText>;
}

/** `upfront` is due today, in cents. */
export interface DeviceVariantTable extends PriceColumns {
  code: string;
  device_slug: string;
  position: number;
  colour_id: string;
  storage_quantity: number;
  storage_unit: string;
  funding_code: string;
  upfront: number;
  commitment_months: number;
  withdrawn: boolean;
  /** Null if it is not counted. */
  stock: number | null;
  /** The day of the next delivery to the shop, yyyy-MM-dd. */
  expected_on: string | null;
}

/** Every price of a device variant since its first record, in order. Triggers write it; rows are never changed or deleted. */
export interface DevicePriceTable extends PriceColumns {
  /** The order of rows with the same `applied_at`. */
  id: Generated<string>;
  variant_code: string;
  applied_at: Timestamp;
  upfront: number;
  funding_months: number | null;
  /** False while variant or device are withdrawn. */
  on_sale: WithDefault<boolean>;
}

export interface TopUpAmountTable {
  code: string;
  position: number;
  name: Json<LocalisedText>;
  amount: number;
}

export interface StarterPackTable {
  code: string;
  product_code: string;
  position: number;
  name: Json<LocalisedText>;
  amount: number;
  credit: number;
  attributes: Json<StoredAttributes>;
  highlights: Json<readonly LocalisedText[]>;
}

/** The delivery price of a parcel, or of a SIM card in a letter, by the operator's tariff, in cents. */
export interface DeliveryPriceTable {
  code: DeliveryKind;
  position: number;
  price: number;
}

/** One row, whose version triggers increase with every change of the other tables. */
export interface CatalogueVersionTable {
  version: string;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    catalogue_version: CatalogueVersionTable;
    catalogue_subscriptions: CatalogueSubscriptionTable;
    catalogue_installation_modes: InstallationModeTable;
    catalogue_additionals: AddOnTable;
    catalogue_additional_variants: AddOnVariantTable;
    catalogue_additional_links: AddOnLinkTable;
    catalogue_tv_packages: TvPackageTable;
    catalogue_tv_package_links: TvPackageLinkTable;
    catalogue_brands: BrandTable;
    catalogue_devices: DeviceTable;
    catalogue_device_colours: DeviceColourTable;
    catalogue_fundings: FundingTable;
    catalogue_device_variants: DeviceVariantTable;
    catalogue_device_prices: DevicePriceTable;
    catalogue_top_up_amounts: TopUpAmountTable;
    catalogue_starter_packs: StarterPackTable;
    catalogue_delivery_prices: DeliveryPriceTable;
  }
}

import type { SubscriptionFamily } from '@alzette/shop-model';
import type {
  StoredAttributes,
  StoredDrawing,
  StoredOption,
  StoredSpecification,
  LocalisedText,
} from '../catalogue/catalogue-tables';

/** Cents, VAT included. */
export interface PriceSeed {
  readonly newCustomer: number;
  readonly existingCustomer: number;
  readonly original: number;
  readonly discountMonths: number | null;
}

/** One permanent price for all customers. */
export function price(cents: number): PriceSeed {
  return { newCustomer: cents, existingCustomer: cents, original: cents, discountMonths: null };
}

/** A lower price for new customers for some months. */
export function discounted(newCustomer: number, existingCustomer: number, original: number, months: number): PriceSeed {
  return { newCustomer, existingCustomer, original, discountMonths: months };
}

/** Codes of an offer's add-ons. */
export interface AddOnLinks {
  readonly optional: readonly string[];
  readonly required?: readonly string[];
  readonly included?: readonly string[];
}

export interface InstallationSeed {
  readonly code: string;
  readonly price: number;
  readonly attributes: StoredAttributes;
}

export interface SubscriptionSeed {
  readonly family: SubscriptionFamily;
  readonly code: string;
  readonly productCode: string;
  readonly name: LocalisedText;
  readonly price: PriceSeed;
  readonly activationFee: number;
  readonly activationFeeName: LocalisedText;
  readonly commitmentMonths: number;
  readonly esim?: boolean;
  readonly data?: StoredOption;
  readonly dataEu?: StoredOption;
  readonly attributes: StoredAttributes;
  readonly highlights: readonly LocalisedText[];
  readonly addOns: AddOnLinks;
  readonly installationModes?: readonly InstallationSeed[];
  readonly tvPackages?: readonly string[];
  readonly withdrawn?: true;
  /** The maximum speeds of a fixed line, in Mbit/s. */
  readonly speeds?: { readonly download: number; readonly upload: number };
}

export interface AddOnVariantSeed {
  readonly code: string;
  readonly name: LocalisedText;
  readonly price: PriceSeed;
  readonly activationFee?: number;
  readonly activationFeeName?: LocalisedText;
  readonly attributes: StoredAttributes;
}

export interface AddOnSeed {
  readonly code: string;
  readonly name: LocalisedText;
  readonly display: 'row' | 'column';
  readonly image?: string;
  readonly deliverable?: true;
  /** Without the title, which is the name. */
  readonly attributes: StoredAttributes;
  readonly variants: readonly AddOnVariantSeed[];
  readonly withdrawn?: true;
}

export interface TvPackageSeed {
  readonly code: string;
  readonly productCode: string;
  readonly name: LocalisedText;
  readonly subtitle: LocalisedText;
  readonly price: PriceSeed;
  readonly withdrawn?: true;
}

export interface FundingSeed {
  readonly funding: 'funding-24' | 'funding-36' | 'no_funding';
  /** The monthly instalment. */
  readonly price: PriceSeed;
  /** Due today, in cents. */
  readonly upfront: number;
}

export interface StorageSeed {
  readonly quantity: number;
  readonly unit: 'GB' | 'TB';
  readonly fundings: readonly FundingSeed[];
}

export interface ColourSeed {
  readonly id: string;
  readonly label: LocalisedText;
  readonly swatch: string;
}

export interface DeviceSeed {
  readonly slug: string;
  readonly name: LocalisedText;
  readonly brands: readonly string[];
  readonly esim: boolean;
  readonly description: LocalisedText;
  readonly highlights: readonly LocalisedText[];
  readonly colours: readonly ColourSeed[];
  readonly storages: readonly StorageSeed[];
  readonly drawing: StoredDrawing;
  readonly specifications: readonly StoredSpecification[];
  /** yyyy-MM-dd */
  readonly releasedOn: string;
  /** Colours that are sold out, and the day of their next delivery. */
  readonly soldOut?: { readonly colours: readonly string[]; readonly expectedOn: string };
  readonly addOns: AddOnLinks;
  readonly withdrawn?: true;
  /** Codes of withdrawn variants. */
  readonly withdrawnVariants?: readonly string[];
}

/** The demo operator guarantees 60% of the maximum; 90% are normally available. */
export function speedColumns({ speeds }: SubscriptionSeed) {
  const share = (maximum: number | undefined, percent: number) =>
    maximum === undefined ? null : Math.round((maximum * percent) / 100);
  return {
    download_minimum: share(speeds?.download, 60),
    download_normal: share(speeds?.download, 90),
    download_maximum: share(speeds?.download, 100),
    upload_minimum: share(speeds?.upload, 60),
    upload_normal: share(speeds?.upload, 90),
    upload_maximum: share(speeds?.upload, 100),
  };
}

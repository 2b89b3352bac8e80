import type {
  AdditionalProduct,
  AdditionalVariant,
  Attributes,
  InstallationMode,
  SubscriptionVariant,
  TvPackage,
} from '../wire/catalogue';

/** The description of a plan, parsed from its attributes and options (spec row D11). A missing text is empty. */
export interface PlanDescription {
  /** The name with everything in it, for receipts. */
  readonly fullName: string;
  readonly label: string;
  readonly data: string;
  readonly dataAbroad: string;
  readonly speed: { readonly value: number | string; readonly unit: string } | null;
  readonly channels: string;
  readonly moreChannels: string;
  readonly requiresAppleTv: boolean;
  readonly webDeal: { readonly value: number | string | null; readonly text: string } | null;
}

export function describePlan(plan: SubscriptionVariant): PlanDescription {
  const { attributes, options, name } = plan;
  const text = (key: string) => textOf(attributes, key);
  const value = attributes['subscription_internet_speed_value'];
  const hasSpeed = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return {
    fullName: text('mobile_subscription_full_name') || name,
    label: text('subscription_internet_label'),
    data: options.data?.label ?? '',
    // `null_eu` is the catalogue's code for "none" (spec row B11).
    dataAbroad: options.data_eu && options.data_eu.code !== 'null_eu' ? options.data_eu.label : '',
    speed: hasSpeed ? { value, unit: text('subscription_internet_speed_unit') } : null,
    channels: text('subscription_tv_characteristic_main_unit'),
    moreChannels: text('subscription_tv_characteristic_second_unit'),
    requiresAppleTv: attributes['subscription_tv_require_apple_tv'] === true,
    webDeal: webDealOf(plan),
  };
}

/** Whether the operator recommends a plan among those of its family. */
export function isRecommended({ attributes }: Pick<SubscriptionVariant, 'attributes'>): boolean {
  return attributes['subscription_recommended'] === true;
}

/** `500 Mbit/s`; empty without a speed. */
export function speedText({ speed }: Pick<PlanDescription, 'speed'>): string {
  return speed ? [speed.value, speed.unit].filter((part) => part !== '').join(' ') : '';
}

function webDealOf({ type, attributes }: SubscriptionVariant): PlanDescription['webDeal'] {
  const key = `subscription_${type.replace('-', '_')}_webdeals`;
  if (attributes[key] !== true) return null;
  const value = attributes[`${key}_value`];
  const hasValue = typeof value === 'number' || (typeof value === 'string' && value !== '');
  return { value: hasValue ? value : null, text: textOf(attributes, `${key}_text`) };
}

/** Spec row D8. */
const defaultMaxQuantity = 10;

/** The texts of an add-on and how it is added, read from its attributes (spec 3.2). A missing text is empty. */
export interface AddOnDescription {
  readonly title: string;
  readonly subtitle: string;
  readonly pretitle: string;
  readonly headerTitle: string;
  readonly footerDescription: string;
  readonly hasToggle: boolean;
  readonly isCountable: boolean;
  /** 1 unless it is countable. */
  readonly maxQuantity: number;
  /** Shown for confirmation before it is added or removed; empty without a confirmation. */
  readonly addConfirmation: string;
  readonly removeConfirmation: string;
  readonly readMore: ReadMore | null;
}

export type ReadMore =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'popup'; readonly title: string; readonly content: string };

export function describeAddOn({ name, attributes }: Pick<AdditionalProduct, 'name' | 'attributes'>): AddOnDescription {
  const text = (key: string) => textOf(attributes, `subscription_additional_${key}`);
  const isTrue = (key: string) => attributes[`subscription_additional_${key}`] === true;
  return {
    title: text('title') || name,
    subtitle: text('subtitle'),
    pretitle: text('pretitle'),
    headerTitle: text('header_title'),
    footerDescription: text('footer_description'),
    hasToggle: isTrue('show_toggle'),
    isCountable: isTrue('is_countable'),
    maxQuantity: maxQuantityOf({ attributes }),
    addConfirmation: text('on_add_popup'),
    removeConfirmation: text('on_remove_popup'),
    readMore: readMoreOf(text, isTrue('read_more_popup_enabled')),
  };
}

/** How many of an add-on an item may have; 1 unless it is countable. */
export function maxQuantityOf({ attributes }: { readonly attributes: Attributes }): number {
  if (attributes['subscription_additional_is_countable'] !== true) return 1;
  const maxQuantity = Number(attributes['subscription_additional_max_quantity']);
  return Number.isInteger(maxQuantity) && maxQuantity >= 1 ? maxQuantity : defaultMaxQuantity;
}

/** The name of a variant among the variants of an add-on; empty if there is only one. */
export function addOnVariantLabel({ attributes }: Pick<AdditionalVariant, 'attributes'>): string {
  return textOf(attributes, 'subscription_additional_variant_name');
}

export function describeTvPackage({ product, attributes }: Pick<TvPackage, 'product' | 'attributes'>) {
  return {
    title: textOf(attributes, 'tv_thematic_package_title') || product.name,
    subtitle: textOf(attributes, 'tv_thematic_package_detail_subtitle'),
    channels: textOf(attributes, 'tv_thematic_package_channels'),
  } as const;
}

export function describeInstallationMode({ code, attributes }: InstallationMode) {
  return {
    label: textOf(attributes, 'installation_mode_label') || code,
    description: textOf(attributes, 'installation_mode_description'),
  } as const;
}

function readMoreOf(text: (key: string) => string, isPopup: boolean): ReadMore | null {
  const content = text('read_more_popup_content');
  if (isPopup && content) return { kind: 'popup', title: text('read_more_popup_title'), content };
  const href = text('read_more_link');
  // The catalogue is edited by hand: only web addresses and paths of this site become links.
  return /^(?:https?:\/\/|\/(?!\/))/u.test(href) ? { kind: 'link', href } : null;
}

function textOf(attributes: Attributes, key: string): string {
  const value = attributes[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

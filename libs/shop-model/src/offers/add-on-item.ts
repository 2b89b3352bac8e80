import type { CartItem } from '../cart';
import type { AdditionalProduct, AdditionalVariant, Attributes, TvPackage } from '../wire/catalogue';
import { itemPrice, noInstallation } from './added-line';

type Parent = Pick<CartItem, 'identifier' | 'origin' | 'taxon' | 'subscriptionMode'>;

/** Spec row D8. */
export const defaultMaxQuantity = 10;

/** Spec row D2: an add-on is known by its parent, its product and its variant. */
export function additionalIdentifier(parentIdentifier: string, productCode: string, variantCode: string): string {
  return [parentIdentifier, productCode, variantCode].join('-');
}

/** An add-on of a line. `quantity` outside 1 to the product's maximum becomes the nearest allowed one. */
export function additionalItem(
  parent: Parent,
  additional: AdditionalProduct,
  variant: AdditionalVariant,
  quantity = 1,
): CartItem {
  const { code, attributes, required, deliverable } = additional;
  const maxQuantity = maxQuantityOf(additional);
  const variantName = String(variant.attributes['subscription_additional_variant_name'] ?? '');
  return {
    ...addOnFields(parent, variant),
    identifier: additionalIdentifier(parent.identifier, code, variant.code),
    type: 'subscription-additional',
    product: { code, name: String(attributes['subscription_additional_title'] ?? additional.name) },
    facts: [variantName, String(attributes['subscription_additional_subtitle'] ?? '')].filter(Boolean),
    quantity: Math.min(Math.max(1, Math.trunc(quantity)), maxQuantity),
    maxQuantity,
    required,
    deliverable,
  };
}

/** How many of an add-on a line may have; 1 unless it is countable. */
export function maxQuantityOf({ attributes }: { readonly attributes: Attributes }): number {
  if (attributes['subscription_additional_is_countable'] !== true) return 1;
  const given = Number(attributes['subscription_additional_max_quantity']);
  return Number.isInteger(given) && given >= 1 ? given : defaultMaxQuantity;
}

/** A TV package of a line; make the identifier with `createTvPackageIdentifiers`. */
export function tvPackageItem(parent: Parent, tvPackage: TvPackage, identifier: string): CartItem {
  const { product, attributes } = tvPackage;
  return {
    ...addOnFields(parent, tvPackage),
    identifier,
    type: 'tv-package',
    product: { ...product, name: String(attributes['tv_thematic_package_title'] ?? product.name) },
    facts: [String(attributes['tv_thematic_package_detail_subtitle'] ?? '')].filter(Boolean),
    quantity: 1,
    maxQuantity: 1,
    required: false,
    deliverable: false,
  };
}

/** Spec row D2 asks for a timestamp; a counter behind it tells two of one millisecond apart. */
export function createTvPackageIdentifiers(now: () => number): () => string {
  let count = 0;
  return () => `${now()}-${(count += 1)}`;
}

function addOnFields(parent: Parent, offer: AdditionalVariant) {
  return {
    parentIdentifier: parent.identifier,
    origin: parent.origin,
    taxon: parent.taxon,
    subscriptionMode: parent.subscriptionMode,
    variant: { code: offer.code, name: offer.name },
    price: itemPrice(offer),
    keepNumber: false,
    simType: null,
    esim: false,
    voucher: null,
    advantages: [],
    advantageNames: [],
    commitmentMonths: 0,
    device: null,
    subscription: null,
    changedLine: null,
    requiresAppleTv: false,
    ...noInstallation,
  } as const;
}

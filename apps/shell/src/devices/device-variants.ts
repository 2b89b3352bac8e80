import {
  type CartItem,
  type DeviceFunding,
  type DeviceOffer,
  deviceOfferCode,
  devicePicture,
  type DeviceTaxon,
  type DeviceVariant,
  isSoldOut,
  storageText,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { planToShow } from '../offers/offer-selection';

type Variants = readonly DeviceVariant[];

/** The three choices that identify a variant. `storage` is a `storageText`. */
export interface DeviceChoice {
  readonly colour: string;
  readonly storage: string;
  readonly funding: string;
}

export function choiceOf({ colour, storage, options }: DeviceVariant): DeviceChoice {
  return { colour: colour.id, storage: storageText(storage), funding: options.device_funding.code };
}

/** Whether any variant matches these choices. */
export function isOffered(variants: Variants, wanted: Partial<DeviceChoice>): boolean {
  return variants.some((variant) => matches(variant, wanted));
}

/** The variant that matches most of these choices; the colour has the most weight, then the storage. */
export function closestVariant(variants: Variants, wanted: DeviceChoice): DeviceVariant | undefined {
  return byLikeness(variants, wanted)[0];
}

/** Up to three variants in stock instead of this one, the closest first, one of each colour and storage. */
export function variantsInstead(variants: Variants, soldOut: DeviceVariant): readonly DeviceVariant[] {
  const closestByLook = new Map<string, DeviceVariant>();
  for (const variant of byLikeness(inStock(variants), choiceOf(soldOut))) {
    const { colour, storage } = choiceOf(variant);
    const look = `${colour} ${storage}`;
    if (!closestByLook.has(look)) closestByLook.set(look, variant);
  }
  return [...closestByLook.values()].slice(0, 3);
}

function inStock(variants: Variants): Variants {
  return variants.filter((variant) => !isSoldOut(variant));
}

function byLikeness(variants: Variants, wanted: DeviceChoice): Variants {
  const { colour, storage, funding } = wanted;
  const likeness = (variant: DeviceVariant) =>
    (matches(variant, { colour }) ? 4 : 0) +
    (matches(variant, { storage }) ? 2 : 0) +
    (matches(variant, { funding }) ? 1 : 0);
  return sortedBy(variants, (variant) => -likeness(variant));
}

/** The variant with the lowest instalment, if possible one in stock. The list shows its price. */
export function cheapestVariant(variants: Variants): DeviceVariant | undefined {
  const offered = inStock(variants);
  const instalment = ({ price }: DeviceVariant) => price.applied.newCustomer || Number.MAX_SAFE_INTEGER;
  return sortedBy(offered.length > 0 ? offered : variants, instalment)[0];
}

/** Every funding of this device by length; payment at once comes last. */
export function fundingsOf(variants: Variants): readonly DeviceFunding[] {
  const byCode = new Map(variants.map(({ options }) => [options.device_funding.code, options.device_funding]));
  return [...byCode.values()].sort((one, other) => (one.months ?? Infinity) - (other.months ?? Infinity));
}

/** Whether the instalment rises before the last one: the discount ends earlier. */
export function risesLater({ price, options }: DeviceVariant): boolean {
  return (price.discountDuration ?? Infinity) < (options.device_funding.months ?? 0);
}

export function matches(variant: DeviceVariant, wanted: Partial<DeviceChoice>): boolean {
  const choice = choiceOf(variant);
  return Object.entries(wanted).every(([key, value]) => choice[key as keyof DeviceChoice] === value);
}

function sortedBy(variants: Variants, rank: (variant: DeviceVariant) => number): Variants {
  return [...variants].sort((one, other) => rank(one) - rank(other));
}

/** The plan that comes with the device: the plan of this code (null: the default plan), or none. */
export type DevicePlan = { readonly isAlone: true } | { readonly isAlone: false; readonly code: string | null };

/** The variant of the edited item, or the closest one on sale; the cheapest for a new item. */
export function initialVariant({ variants }: DeviceTaxon, edited: CartItem | undefined): DeviceVariant {
  const variant = edited ? variantOf(variants, edited) : cheapestVariant(variants);
  if (!variant) throw new RangeError('A phone is sold in at least one variant');
  return variant;
}

/** The value of `plan` in the address for the device alone. */
export const noPlan = 'none';

/** The plan that the address names; null without one. An unknown code becomes the default plan. */
export function chosenPlan(value: string | null): DevicePlan | null {
  if (value === null) return null;
  return value === noPlan ? { isAlone: true } : { isAlone: false, code: value };
}

export function initialPlan(edited: CartItem | undefined): DevicePlan {
  if (edited && !edited.subscription) return { isAlone: true };
  return { isAlone: false, code: edited?.subscription?.variant.code ?? null };
}

export function planOf(plans: readonly SubscriptionVariant[], devicePlan: DevicePlan): SubscriptionVariant | null {
  return devicePlan.isAlone ? null : planToShow(plans, devicePlan.code);
}

function variantOf(variants: readonly DeviceVariant[], { variant, device }: CartItem): DeviceVariant | undefined {
  // The item's code is the device's, followed by a dot and the plan's.
  const [code] = variant.code.split('.');
  const wanted = {
    colour: device?.colour.id ?? '',
    storage: device ? storageText(device.storage) : '',
    funding: device?.funding?.code ?? 'no_funding',
  };
  return variants.find((each) => each.code === code) ?? closestVariant(variants, wanted);
}

/**
 * The device with its plan, in the form that the catalogue sends for their common code (ADR 0008). Saves a request per
 * choice.
 */
export function deviceOfferFor(
  device: DeviceTaxon,
  variant: DeviceVariant,
  plan: SubscriptionVariant | null,
): DeviceOffer {
  return {
    ...variant,
    code: deviceOfferCode(variant.code, plan?.code ?? null),
    subscription: plan,
    esim: device.attributes.esim,
    image: devicePicture(device, variant.colour.id),
    additionals: device.additionals,
  };
}

import {
  appliedPrice,
  type CartItem,
  type Cents,
  type DeviceFunding,
  type DeviceOffer,
  deviceOfferCode,
  type DeviceTaxon,
  type DeviceVariant,
  storageText,
  type SubscriptionVariant,
  upfrontUnder,
} from '@alzette/shop-model';
import { planToShow } from '../offers/plans';

type Variants = readonly DeviceVariant[];

/** The three answers that make a variant. `storage` is a `storageText`. */
export interface DeviceChoice {
  readonly colour: string;
  readonly storage: string;
  readonly funding: string;
}

export function choiceOf({ colour, storage, options }: DeviceVariant): DeviceChoice {
  return { colour: colour.id, storage: storageText(storage), funding: options.device_funding.code };
}

/** Whether any variant has these answers. */
export function isOffered(variants: Variants, wanted: Partial<DeviceChoice>): boolean {
  return variants.some((variant) => matches(variant, wanted));
}

/** The variant that has most of these answers: the colour weighs most, then the storage. */
export function closestVariant(variants: Variants, wanted: DeviceChoice): DeviceVariant | undefined {
  const { colour, storage, funding } = wanted;
  const likeness = (variant: DeviceVariant) =>
    (matches(variant, { colour }) ? 4 : 0) +
    (matches(variant, { storage }) ? 2 : 0) +
    (matches(variant, { funding }) ? 1 : 0);
  return firstBy(variants, (variant) => -likeness(variant));
}

/** The lowest instalment, which is the price that the list announces. */
export function cheapestVariant(variants: Variants): DeviceVariant | undefined {
  return firstBy(variants, ({ price }) => price.applied.newCustomer || Number.MAX_SAFE_INTEGER);
}

/** Every way to pay this phone, by length; at once comes last. */
export function fundingsOf(variants: Variants): readonly DeviceFunding[] {
  const byCode = new Map(variants.map(({ options }) => [options.device_funding.code, options.device_funding]));
  return [...byCode.values()].sort((one, other) => (one.months ?? Infinity) - (other.months ?? Infinity));
}

/** What the phone has cost when it is paid off. */
export function totalOf({ price, options }: DeviceVariant, isExistingCustomer: boolean): Cents {
  const { device_funding: funding } = options;
  const months = funding.months ?? 0;
  const reducedMonths = Math.min(price.discountDuration ?? months, months);
  const instalments =
    appliedPrice(price, isExistingCustomer) * reducedMonths + price.original * (months - reducedMonths);
  return instalments + upfrontUnder(funding);
}

/** Whether the instalment rises while the phone is being paid; a discount may well last as long as that. */
export function risesLater({ price, options }: DeviceVariant): boolean {
  return (price.discountDuration ?? Infinity) < (options.device_funding.months ?? 0);
}

/** The total that all of these come to; null where they differ, or where there is nothing to compare. */
export function commonTotal(variants: Variants, isExistingCustomer: boolean): Cents | null {
  const totals = new Set(variants.map((variant) => totalOf(variant, isExistingCustomer)));
  const [total] = totals;
  return variants.length > 1 && totals.size === 1 && total !== undefined ? total : null;
}

export function matches(variant: DeviceVariant, wanted: Partial<DeviceChoice>): boolean {
  const choice = choiceOf(variant);
  return Object.entries(wanted).every(([key, value]) => choice[key as keyof DeviceChoice] === value);
}

function firstBy(variants: Variants, rank: (variant: DeviceVariant) => number): DeviceVariant | undefined {
  return [...variants].sort((one, other) => rank(one) - rank(other))[0];
}

/** Which plan comes with the phone: the one of this code (null: the one most people take), or none. */
export type PlanPick = { readonly isAlone: true } | { readonly isAlone: false; readonly code: string | null };

/** The variant of the edited line, or what is nearest to it today; the cheapest for a new line. */
export function firstVariant({ variants }: DeviceTaxon, edited: CartItem | undefined): DeviceVariant {
  const variant = edited ? variantOf(variants, edited) : cheapestVariant(variants);
  if (!variant) throw new RangeError('A phone is sold in at least one variant');
  return variant;
}

export function firstPick(edited: CartItem | undefined): PlanPick {
  if (edited && !edited.subscription) return { isAlone: true };
  return { isAlone: false, code: edited?.subscription?.variant.code ?? null };
}

export function pickedPlan(plans: readonly SubscriptionVariant[], pick: PlanPick): SubscriptionVariant | null {
  return pick.isAlone ? null : planToShow(plans, pick.code);
}

function variantOf(variants: readonly DeviceVariant[], { variant, device }: CartItem): DeviceVariant | undefined {
  // The line's code is the device's, then a dot and the plan's.
  const [code] = variant.code.split('.');
  const wanted = {
    colour: device?.colour.id ?? '',
    storage: device ? storageText(device.storage) : '',
    funding: device?.funding?.code ?? 'no_funding',
  };
  return variants.find((each) => each.code === code) ?? closestVariant(variants, wanted);
}

/** The phone with its plan, as the catalogue would answer for their common code (ADR 0008): no call for each choice. */
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
    image: pictureOf(device, variant.colour.id),
    additionals: device.additionals,
  };
}

/** Address of the picture in a colour; the first one where the colour has none. */
export function pictureOf({ images }: Pick<DeviceTaxon, 'images'>, colour: string): string {
  return images[colour] ?? Object.values(images)[0] ?? '';
}

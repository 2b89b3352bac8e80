import {
  appliedPrice,
  upfrontUnder,
  type Cents,
  type DeviceFunding,
  type DeviceStorage,
  type DeviceVariant,
} from '@alzette/shop-model';

type Variants = readonly DeviceVariant[];

/** The three answers that make a variant. `storage` is a `storageCode`. */
export interface PhoneChoice {
  readonly colour: string;
  readonly storage: string;
  readonly funding: string;
}

export function storageCode({ quantity, unit }: DeviceStorage): string {
  return `${quantity} ${unit}`;
}

export function choiceOf({ colour, storage, options }: DeviceVariant): PhoneChoice {
  return { colour: colour.id, storage: storageCode(storage), funding: options.device_funding.code };
}

/** Whether any variant has these answers. */
export function isOffered(variants: Variants, wanted: Partial<PhoneChoice>): boolean {
  return variants.some((variant) => matches(variant, wanted));
}

/** The variant that has most of these answers: the colour weighs most, then the storage. */
export function closestVariant(variants: Variants, wanted: PhoneChoice): DeviceVariant | undefined {
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

export function matches(variant: DeviceVariant, wanted: Partial<PhoneChoice>): boolean {
  const choice = choiceOf(variant);
  return Object.entries(wanted).every(([key, value]) => choice[key as keyof PhoneChoice] === value);
}

function firstBy(variants: Variants, rank: (variant: DeviceVariant) => number): DeviceVariant | undefined {
  return [...variants].sort((one, other) => rank(one) - rank(other))[0];
}

import type { CartItem, DeviceTaxon, DeviceVariant, SubscriptionVariant } from '@alzette/shop-model';
import { planToShow } from '../../offers/plans/use-plans';
import { cheapestVariant, closestVariant, storageCode } from './phone-variants';

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
    storage: device ? storageCode(device.storage) : '',
    funding: device?.funding?.code ?? 'no_funding',
  };
  return variants.find((each) => each.code === code) ?? closestVariant(variants, wanted);
}

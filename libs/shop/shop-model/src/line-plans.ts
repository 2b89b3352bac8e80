// The plans whose lines end at an address, and where the form has that address.
import { parsePostcode } from './address-text';
import type { CartItem } from './cart';
import { billingKeys, deliveryKeys, eligibilityKeys } from './address-keys';
import { isFixedLineType } from './families';
import type { FormValues } from './form-keys';
import type { LinePlan } from './wire/service-qualification';

/** The plans of the cart whose lines end at an address, each once. */
export function linePlansOf(items: readonly Pick<CartItem, 'type' | 'variant'>[]): LinePlan[] {
  const plans = items.flatMap(({ type, variant: { code } }) => (isFixedLineType(type) ? [{ type, code }] : []));
  return [...new Map(plans.map((plan) => [plan.code, plan])).values()];
}

/** Form keys of an address. */
export type LineAddressKeys = Readonly<Record<'street' | 'streetNumber' | 'postalCode' | 'city', string>>;

/**
 * The keys of the address of the fixed lines: of the checked address, else of the delivery, else of the billing address. Null until
 * one of them is complete.
 */
export function lineAddressKeysOf(values: FormValues): LineAddressKeys | null {
  const candidates = [
    eligibilityKeys,
    ...(values[deliveryKeys.sameAsBilling] === true ? [] : [deliveryKeys]),
    billingKeys,
  ];
  return candidates.find((keys) => isTyped(values, keys)) ?? null;
}

/** Whether an address is complete. */
export function isTyped(values: FormValues, keys: LineAddressKeys): boolean {
  const isFilled = [keys.street, keys.streetNumber, keys.city].every((key) => textOf(values, key).trim() !== '');
  return isFilled && parsePostcode(textOf(values, keys.postalCode)) !== null;
}

/** The text under a key, empty when nothing was typed. */
export function textOf(values: FormValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}

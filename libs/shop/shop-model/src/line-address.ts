// The address where a fixed line ends: what the form holds of it, and the plans that are checked there.
import type { CartItem } from './cart';
import { isFixedLineType } from './families';
import { contractKeys, deliveryKeys, eligibilityKeys, type FormValues } from './form-keys';
import { compact, parseHouseNumber, parsePostcode, readText, splitStreet } from './text';
import type { LineAddress, LinePlan } from './wire/service-qualification';

/** Form keys of an address. */
export type LineAddressKeys = Readonly<Record<'street' | 'streetNumber' | 'postalCode' | 'city', string>>;

/** The address that the form holds under these keys, as on the wire. `postcode` is empty when it is invalid. */
export function toLineAddress(values: FormValues, keys: LineAddressKeys): LineAddress {
  return {
    countryCode: 'LU',
    street: streetLine(values, keys),
    city: readText(textOf(values, keys.city)),
    postcode: parsePostcode(textOf(values, keys.postalCode)) ?? '',
  };
}

/**
 * The address of the fixed lines: the checked one, else that of the delivery, else the billing address. Null until
 * one of them is complete.
 */
export function lineAddressOf(values: FormValues): LineAddress | null {
  const candidates = [
    eligibilityKeys,
    ...(values[deliveryKeys.sameAsBilling] === true ? [] : [deliveryKeys]),
    contractKeys,
  ];
  const keys = candidates.find((each) => isTyped(values, each));
  return keys ? toLineAddress(values, keys) : null;
}

function isTyped(values: FormValues, keys: LineAddressKeys): boolean {
  const isFilled = [keys.street, keys.streetNumber, keys.city].every((key) => textOf(values, key).trim() !== '');
  return isFilled && parsePostcode(textOf(values, keys.postalCode)) !== null;
}

/**
 * The values that the checked address fills in later: the billing address of a guest who typed none, else the address of delivery and
 * installation.
 */
export function filledByEligibility(values: FormValues, isGuest: boolean): FormValues {
  if (!isTyped(values, eligibilityKeys)) return {};
  const hasBilling = textOf(values, contractKeys.street) !== '';
  if (isGuest && !hasBilling && values[deliveryKeys.sameAsBilling] !== false) return copied(values, contractKeys);
  const isBilling = sameAddress(values, contractKeys);
  if (isGuest && isBilling && values[deliveryKeys.sameAsBilling] !== false) return {};
  return { ...copied(values, deliveryKeys), ...recipientOf(values), [deliveryKeys.sameAsBilling]: false };
}

/** The buyer receives what is sent there, unless the shopper typed another name. */
function recipientOf(values: FormValues): FormValues {
  const lastname = textOf(values, contractKeys.lastname);
  if (lastname === '' || textOf(values, deliveryKeys.lastname) !== '') return {};
  return { [deliveryKeys.firstname]: textOf(values, contractKeys.firstname), [deliveryKeys.lastname]: lastname };
}

function copied(values: FormValues, keys: LineAddressKeys): FormValues {
  return {
    [keys.street]: textOf(values, eligibilityKeys.street),
    [keys.streetNumber]: textOf(values, eligibilityKeys.streetNumber),
    [keys.postalCode]: textOf(values, eligibilityKeys.postalCode),
    [keys.city]: textOf(values, eligibilityKeys.city),
  };
}

function sameAddress(values: FormValues, keys: LineAddressKeys): boolean {
  return JSON.stringify(toLineAddress(values, keys)) === JSON.stringify(toLineAddress(values, eligibilityKeys));
}

/** The plans of the cart whose lines end at an address, each once. */
export function linePlansOf(items: readonly Pick<CartItem, 'type' | 'variant'>[]): LinePlan[] {
  const plans = items.flatMap(({ type, variant: { code } }) => (isFixedLineType(type) ? [{ type, code }] : []));
  return [...new Map(plans.map((plan) => [plan.code, plan])).values()];
}

function textOf(values: FormValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}

/** `12, rue de Mamer`. The number occurs once, also where autofill filled it in with the street. */
function streetLine(values: FormValues, keys: LineAddressKeys): string {
  const number = houseNumberOf(values, keys);
  const typed = readText(textOf(values, keys.street));
  const parts = splitStreet(typed);
  const isTwice = parts !== null && compact(parts.number).toLowerCase() === compact(number).toLowerCase();
  return `${number}, ${isTwice ? parts.street : typed}`;
}

// A number from a customer's account may break the rules of the form; the courier needs it all the same.
function houseNumberOf(values: FormValues, { streetNumber }: LineAddressKeys): string {
  const number = textOf(values, streetNumber);
  return parseHouseNumber(number) ?? number.trim();
}

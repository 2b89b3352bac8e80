// The address where a fixed line ends, and what it fills in.
import { parseHouseNumber, parsePostcode, splitStreet } from './address-text';
import { billingKeys, buyerKeys, deliveryKeys, eligibilityKeys } from './address-keys';
import type { FormValues } from './form-keys';
import { isTyped, lineAddressKeysOf, type LineAddressKeys, textOf } from './line-plans';
import { compact, readText } from './text';
import type { LineAddress } from './wire/service-qualification';

/** The address that the form holds under these keys, as on the wire. `postcode` is empty when it is invalid. */
export function toLineAddress(values: FormValues, keys: LineAddressKeys): LineAddress {
  return {
    countryCode: 'LU',
    street: streetLine(values, keys),
    city: readText(textOf(values, keys.city)),
    postcode: parsePostcode(textOf(values, keys.postalCode)) ?? '',
  };
}

/** The address of the fixed lines (`lineAddressKeysOf`); null until one is complete. */
export function lineAddressOf(values: FormValues): LineAddress | null {
  const keys = lineAddressKeysOf(values);
  return keys && toLineAddress(values, keys);
}

/**
 * The values that the checked address fills in later: the billing address of a guest who typed none, else the address of delivery and
 * installation.
 */
export function filledByEligibility(values: FormValues, isGuest: boolean): FormValues {
  if (!isTyped(values, eligibilityKeys)) return {};
  const hasBilling = textOf(values, billingKeys.street) !== '';
  if (isGuest && !hasBilling && values[deliveryKeys.sameAsBilling] !== false) return copied(values, billingKeys);
  const isBilling = sameAddress(values, billingKeys);
  if (isGuest && isBilling && values[deliveryKeys.sameAsBilling] !== false) return {};
  return { ...copied(values, deliveryKeys), ...recipientOf(values), [deliveryKeys.sameAsBilling]: false };
}

/** The buyer receives what is sent there, unless the shopper typed another name. */
function recipientOf(values: FormValues): FormValues {
  const lastname = textOf(values, buyerKeys.lastname);
  if (lastname === '' || textOf(values, deliveryKeys.lastname) !== '') return {};
  return { [deliveryKeys.firstname]: textOf(values, buyerKeys.firstname), [deliveryKeys.lastname]: lastname };
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

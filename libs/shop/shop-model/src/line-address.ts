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

/** The billing address of a guest who typed none: the checked address. Empty without one. */
export function billingFromEligibility(values: FormValues): FormValues {
  const isNeeded = isTyped(values, eligibilityKeys) && textOf(values, billingKeys.street) === '';
  return isNeeded ? copied(values, eligibilityKeys, billingKeys) : {};
}

/**
 * The delivery address, where the checked one is neither that of the bill nor that of the delivery: what is installed, is installed
 * there. Empty where nothing changes.
 */
export function deliveryFromEligibility(values: FormValues, isGuest: boolean): FormValues {
  const isSame = isGuest && values[deliveryKeys.sameAsBilling] !== false;
  const present = isSame ? billingKeys : deliveryKeys;
  const isUnknown = isSame && textOf(values, billingKeys.street) === '';
  if (!isTyped(values, eligibilityKeys) || isUnknown || sameAddress(values, present)) return {};
  return {
    ...copied(values, eligibilityKeys, deliveryKeys),
    ...recipientOf(values),
    [deliveryKeys.sameAsBilling]: false,
  };
}

/** The checked address becomes that of the delivery, which the shopper changed and which was checked too. */
export function eligibilityFromDelivery(values: FormValues): FormValues {
  return copied(values, values[deliveryKeys.sameAsBilling] === false ? deliveryKeys : billingKeys, eligibilityKeys);
}

/** The buyer receives what is sent there, unless the shopper typed another name. */
function recipientOf(values: FormValues): FormValues {
  const lastname = textOf(values, buyerKeys.lastname);
  if (lastname === '' || textOf(values, deliveryKeys.lastname) !== '') return {};
  return { [deliveryKeys.firstname]: textOf(values, buyerKeys.firstname), [deliveryKeys.lastname]: lastname };
}

function copied(values: FormValues, from: LineAddressKeys, to: LineAddressKeys): FormValues {
  return {
    [to.street]: textOf(values, from.street),
    [to.streetNumber]: textOf(values, from.streetNumber),
    [to.postalCode]: textOf(values, from.postalCode),
    [to.city]: textOf(values, from.city),
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

// The address where a fixed line ends: what the form holds of it, and the plans that are checked there.
import type { CartItem } from './cart';
import { fixedLineTypes } from './families';
import { eligibilityKeys, type FormValues } from './form-keys';
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

/** The address at which the shopper had plans checked before the checkout; null before that. */
export function eligibilityAddressOf(values: FormValues): LineAddress | null {
  const address = toLineAddress(values, eligibilityKeys);
  return textOf(values, eligibilityKeys.street) === '' || address.postcode === '' ? null : address;
}

/** The plans of the cart whose lines end at an address, each once. */
export function linePlansOf(items: readonly Pick<CartItem, 'type' | 'variant'>[]): LinePlan[] {
  const plans = items.flatMap(({ type, variant: { code } }): LinePlan[] => {
    const family = fixedLineTypes.find((each) => each === type);
    return family ? [{ type: family, code }] : [];
  });
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

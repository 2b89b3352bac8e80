import type { PublicSettings } from '@alzette/operator-config';
import {
  compact,
  type FormValues,
  type Locale,
  type OrderAddress,
  type OrderRequest,
  parseHouseNumber,
  parsePostcode,
  readText,
  splitStreet,
} from '@alzette/shop-model';
import { textOf } from './form-values';

interface OrderOrigin {
  readonly settings: PublicSettings;
  readonly locale: Locale;
}

/** The part of an order that differs between checkouts. */
export type OrderContent = Omit<OrderRequest, 'channel' | 'preferredLanguage' | 'payments' | 'proofOfResidence'>;

/** Builds the order of the wire (spec 3.4). A proof of residence is added when the order is sent. */
export function toOrderRequest(content: OrderContent, { settings, locale }: OrderOrigin): OrderRequest {
  const { email, preconfiguredCart, kycId, displayedTotals, ...rest } = content;
  // The sequence of the fields is part of the Idempotency-Key: another sequence would create a second order of the same cart.
  return {
    channel: settings.channel,
    email,
    preconfiguredCart,
    preferredLanguage: locale,
    ...rest,
    kycId,
    payments: [{ method: settings.partners.payment.slug }],
    proofOfResidence: null,
    displayedTotals,
  };
}

/** Form keys of an address. */
export type AddressKeys = Readonly<
  Record<'firstname' | 'lastname' | 'street' | 'streetNumber' | 'city' | 'postalCode' | 'additionalInformation', string>
>;

/** The address of the wire that the form holds under these keys. */
export function toOrderAddress(values: FormValues, keys: AddressKeys): OrderAddress {
  const additionalInformation = readText(textOf(values, keys.additionalInformation));
  return {
    firstName: readText(textOf(values, keys.firstname)),
    lastName: readText(textOf(values, keys.lastname)),
    countryCode: 'LU',
    street: streetLine(values, keys),
    city: readText(textOf(values, keys.city)),
    postcode: parsePostcode(textOf(values, keys.postalCode)) ?? '',
    ...(additionalInformation && { additionalInformation }),
  };
}

/** `12, rue de Mamer`. The number occurs once, also where autofill filled it in with the street. */
function streetLine(values: FormValues, keys: AddressKeys): string {
  const number = houseNumberOf(values, keys);
  const typed = readText(textOf(values, keys.street));
  const parts = splitStreet(typed);
  const isTwice = parts !== null && compact(parts.number).toLowerCase() === compact(number).toLowerCase();
  return `${number}, ${isTwice ? parts.street : typed}`;
}

// A number from a customer's account may break the rules of the form; the courier needs it all the same.
function houseNumberOf(values: FormValues, { streetNumber }: AddressKeys): string {
  const number = textOf(values, streetNumber);
  return parseHouseNumber(number) ?? number.trim();
}

/** SHA-256 of a value's JSON, as hex: equal values give equal fingerprints, in every tab. */
export async function fingerprintOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

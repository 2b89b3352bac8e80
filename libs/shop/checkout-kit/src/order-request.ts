import type { PublicSettings } from '@alzette/operator-config';
import {
  type FormValues,
  type LineAddressKeys,
  type Locale,
  type OrderAddress,
  type OrderRequest,
  readText,
  toLineAddress,
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
export type AddressKeys = LineAddressKeys &
  Readonly<Record<'firstname' | 'lastname' | 'additionalInformation', string>>;

/** The address of the wire that the form holds under these keys. */
export function toOrderAddress(values: FormValues, keys: AddressKeys): OrderAddress {
  const additionalInformation = readText(textOf(values, keys.additionalInformation));
  return {
    firstName: readText(textOf(values, keys.firstname)),
    lastName: readText(textOf(values, keys.lastname)),
    ...toLineAddress(values, keys),
    ...(additionalInformation && { additionalInformation }),
  };
}

/** SHA-256 of a value's JSON, as hex: equal values give equal fingerprints, in every tab. */
export async function fingerprintOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

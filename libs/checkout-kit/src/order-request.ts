import type { PublicSettings } from '@alzette/operator-config';
import {
  compact,
  readPostcode,
  type FormValues,
  type Locale,
  type OrderAddress,
  type OrderRequest,
} from '@alzette/shop-model';
import { textOf } from './values';

interface OrderOrigin {
  readonly settings: PublicSettings;
  readonly locale: Locale;
}

/** The part of an order that differs between checkouts. */
export type OrderContent = Omit<OrderRequest, 'channel' | 'preferredLanguage' | 'payments' | 'proofOfResidence'>;

/** Builds the order of the wire (spec 3.4). A proof of residence is added when the order is sent. */
export function toOrderRequest(content: OrderContent, { settings, locale }: OrderOrigin): OrderRequest {
  const { email, preconfiguredCart, kycId, displayedTotals, ...rest } = content;
  // The sequence of the fields is part of the Idempotency-Key: another one would make another order of the same cart.
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
  const additionalInformation = textOf(values, keys.additionalInformation).trim();
  return {
    firstName: textOf(values, keys.firstname).trim(),
    lastName: textOf(values, keys.lastname).trim(),
    countryCode: 'LU',
    street: `${compact(textOf(values, keys.streetNumber))}, ${textOf(values, keys.street).trim()}`,
    city: textOf(values, keys.city).trim(),
    postcode: readPostcode(textOf(values, keys.postalCode)) ?? '',
    ...(additionalInformation && { additionalInformation }),
  };
}

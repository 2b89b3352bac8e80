import type { PublicSettings } from '@alzette/operator-config';
import {
  cartTotals,
  compact,
  contractKeys,
  deliveryKeys,
  installableItems,
  mobileLines,
  readPostcode,
  type Cart,
  type CartItem,
  type ComplementaryInformation,
  type FormValues,
  type Locale,
  type OrderAddress,
  type OrderRequest,
} from '@alzette/shop-model';
import { textOf } from '../flow/values';

interface OrderSource {
  readonly cart: Cart;
  readonly values: FormValues;
  readonly settings: PublicSettings;
  readonly locale: Locale;
}

/** The one place where cart and form become the order of the wire (spec 3.4). */
export function toOrderRequest({ cart, values, settings, locale }: OrderSource): OrderRequest {
  const billingAddress = toBillingAddress(values);
  const { oneOff, monthly } = cartTotals(cart.items, false);
  return {
    channel: settings.channel,
    email: textOf(values, contractKeys.email).trim(),
    preconfiguredCart: cart.preconfToken,
    preferredLanguage: locale,
    accountNumber: null,
    shippingAddress: isSameAsBilling(values) ? billingAddress : toShippingAddress(values),
    billingAddress,
    complementaryInformations: mobileLines(cart.items).map(toComplementaryInformation),
    eligibilityAddresses: installableItems(cart.items).map(({ identifier }) => ({
      identifier,
      address: billingAddress,
    })),
    items: cart.items.map(({ identifier, type, variant, product, taxon, parentIdentifier, quantity }) => ({
      identifier,
      type,
      variantCode: variant.code,
      productCode: product.code,
      taxonCode: taxon,
      parentIdentifier,
      quantity,
    })),
    kycId: textOf(values, contractKeys.kycId) || null,
    payments: [{ method: settings.partners.payment.slug }],
    proofOfResidence: null,
    displayedTotals: { oneOff, monthly },
  };
}

/** Same as billing unless the shopper said otherwise (spec row J1). */
export function isSameAsBilling(values: FormValues): boolean {
  return values[deliveryKeys.sameAsBilling] !== false;
}

export function toBillingAddress(values: FormValues): OrderAddress {
  return toAddress(values, contractKeys);
}

export function toShippingAddress(values: FormValues): OrderAddress {
  return toAddress(values, deliveryKeys);
}

type AddressKeys = Record<
  'firstname' | 'lastname' | 'street' | 'streetNumber' | 'city' | 'postalCode' | 'additionalInformation',
  string
>;

function toAddress(values: FormValues, keys: AddressKeys): OrderAddress {
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

function toComplementaryInformation(item: CartItem): ComplementaryInformation {
  return {
    productVariant: { code: item.variant.code },
    identifier: item.identifier,
    subscriptionMode: item.subscriptionMode,
    keepNumber: item.keepNumber,
    currentOperator: null,
    currentPhoneNumber: null,
    iccid: null,
    simType: item.simType,
  };
}

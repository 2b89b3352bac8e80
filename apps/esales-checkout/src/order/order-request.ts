import { textOf } from '@alzette/checkout-kit';
import type { PublicSettings } from '@alzette/operator-config';
import {
  cartTotals,
  compact,
  contractKeys,
  deliveryKeys,
  installationKeys,
  installedItems,
  isInstalled,
  isMobileLine,
  numberAnswers,
  readPostcode,
  withCountryCode,
  type Cart,
  type CartItem,
  type ComplementaryInformation,
  type FormValues,
  type Installation,
  type Locale,
  type OrderAddress,
  type OrderRequest,
} from '@alzette/shop-model';

interface OrderSource {
  readonly cart: Cart;
  readonly values: FormValues;
  readonly settings: PublicSettings;
  readonly locale: Locale;
  /** Of a customer who is logged in; null for a guest. */
  readonly accountNumber: string | null;
}

/** The one place where cart and form become the order of the wire (spec 3.4). */
export function toOrderRequest({ cart, values, settings, locale, accountNumber }: OrderSource): OrderRequest {
  const billingAddress = toBillingAddress(values);
  const { oneOff, monthly } = cartTotals(cart.items, accountNumber !== null);
  return {
    channel: settings.channel,
    email: textOf(values, contractKeys.email).trim(),
    preconfiguredCart: cart.preconfToken,
    preferredLanguage: locale,
    accountNumber,
    shippingAddress: isSameAsBilling(values) ? billingAddress : toShippingAddress(values),
    billingAddress,
    complementaryInformations: cart.items
      .filter((item) => isMobileLine(item) || isInstalled(item))
      .map((item) => toComplementaryInformation(item, values, settings)),
    eligibilityAddresses: installedItems(cart.items).map(({ identifier }) => ({
      identifier,
      address: billingAddress,
    })),
    items: cart.items.map(({ identifier, type, variant, product, taxon, parentIdentifier, quantity, voucher }) => ({
      identifier,
      type,
      variantCode: variant.code,
      productCode: product.code,
      taxonCode: taxon,
      parentIdentifier,
      quantity,
      ...(voucher && { voucherCode: voucher.voucherCode }),
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

function toComplementaryInformation(
  item: CartItem,
  values: FormValues,
  settings: PublicSettings,
): ComplementaryInformation {
  const { identifier, variant, subscriptionMode, simType } = item;
  return {
    productVariant: { code: variant.code },
    identifier,
    subscriptionMode,
    ...(isMobileLine(item) ? toKeptNumber(item, values, settings) : noNumber),
    simType: isMobileLine(item) ? simType : null,
    ...(isInstalled(item) && { installation: toInstallation(item, values) }),
  };
}

const noNumber = { keepNumber: false, currentOperator: null, currentPhoneNumber: null, iccid: null };

/** The mode is the cart's, whose totals hold its price (spec row J3). */
function toInstallation({ type, identifier, installationMode }: CartItem, values: FormValues): Installation {
  const keys = installationKeys(type, identifier);
  const time = textOf(values, keys.time) === 'afternoon' ? 'afternoon' : 'morning';
  return { mode: installationMode ?? '', time, date: textOf(values, keys.date) };
}

/** A changed line keeps its number with the provider, which has no ICCID of it (spec row E2). */
function toKeptNumber(item: CartItem, values: FormValues, { prepaidOperatorCode }: PublicSettings) {
  const { operator, number, iccid } = numberAnswers(item, values);
  const currentPhoneNumber = withCountryCode(number);
  if (item.subscriptionMode === 'change') {
    return { keepNumber: true, currentOperator: prepaidOperatorCode, currentPhoneNumber, iccid: null };
  }
  if (!item.keepNumber) return noNumber;
  return { keepNumber: true, currentOperator: operator, currentPhoneNumber, iccid: compact(iccid) };
}

import { textOf, toOrderAddress, toOrderRequest } from '@alzette/checkout-kit';
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

/** Turns cart and form into the order of the wire (spec 3.4). */
export function toEsalesOrder({ cart, values, settings, locale, accountNumber }: OrderSource): OrderRequest {
  const billingAddress = toBillingAddress(values);
  const { oneOff, monthly } = cartTotals(cart.items, accountNumber !== null);
  return toOrderRequest(
    {
      email: textOf(values, contractKeys.email).trim(),
      preconfiguredCart: cart.preconfToken,
      accountNumber,
      shippingAddress: isSameAsBilling(values) ? billingAddress : toOrderAddress(values, deliveryKeys),
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
      displayedTotals: { oneOff, monthly },
    },
    { settings, locale },
  );
}

/** Same as billing unless the shopper said otherwise (spec row J1). */
export function isSameAsBilling(values: FormValues): boolean {
  return values[deliveryKeys.sameAsBilling] !== false;
}

export function toBillingAddress(values: FormValues): OrderAddress {
  return toOrderAddress(values, contractKeys);
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

import { textOf, toOrderAddress, toOrderRequest } from '@alzette/checkout-kit';
import type { PublicSettings } from '@alzette/operator-config';
import {
  type Cart,
  type CartItem,
  cartTotals,
  compact,
  type ComplementaryInformation,
  contractKeys,
  type CustomerInformation,
  deliveryKeys,
  type FormValues,
  type Installation,
  installationKeys,
  installedItems,
  isInstalled,
  isSelfInstalled,
  isMobileItem,
  type Locale,
  numberValues,
  type OrderAddress,
  type OrderRequest,
  parseEmail,
  parseIban,
  readText,
  sortedByType,
  unknownIccid,
} from '@alzette/shop-model';
import type { PhoneParser } from '@alzette/shop-model/phone';
import { paysByDirectDebit } from '../contract-step/contract-schema';
import type { FlowState } from '../flow/flow-state';
import { isSameAsBilling } from './same-as-billing';

interface OrderSource {
  readonly cart: Cart;
  readonly values: FormValues;
  readonly settings: PublicSettings;
  readonly locale: Locale;
  /** The account of a customer who is logged in; null for a guest. */
  readonly accountNumber: string | null;
  readonly phones: PhoneParser;
}

/** Turns cart and form into the order of the wire (spec 3.4). */
export function toEsalesOrder({ cart, values, settings, locale, accountNumber, phones }: OrderSource): OrderRequest {
  const billingAddress = toBillingAddress(values);
  const shippingAddress = toShippingAddress(values);
  const { oneOff, monthly } = cartTotals(cart.items, accountNumber !== null);
  const items = sortedByType(cart.items);
  return toOrderRequest(
    {
      email: emailOf(values),
      preconfiguredCart: cart.preconfToken,
      accountNumber,
      shippingAddress,
      billingAddress,
      complementaryInformations: items
        .filter((item) => isMobileItem(item) || isInstalled(item))
        .map((item) => toComplementaryInformation(item, { values, settings, phones })),
      eligibilityAddresses: installedItems(items).map(({ identifier }) => ({
        identifier,
        address: shippingAddress,
      })),
      items: items.map(({ identifier, type, variant, product, taxon, parentIdentifier, quantity, voucher }) => ({
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

export function toBillingAddress(values: FormValues): OrderAddress {
  return toOrderAddress(values, contractKeys);
}

/** The address for parcels and installations. */
export function toShippingAddress(values: FormValues): OrderAddress {
  return isSameAsBilling(values) ? toBillingAddress(values) : toOrderAddress(values, deliveryKeys);
}

type LineSource = Pick<OrderSource, 'values' | 'settings' | 'phones'>;

function toComplementaryInformation(item: CartItem, source: LineSource): ComplementaryInformation {
  const { identifier, variant, subscriptionMode, simType } = item;
  return {
    productVariant: { code: variant.code },
    identifier,
    subscriptionMode,
    ...(isMobileItem(item) ? toKeptNumber(item, source) : noNumber),
    simType: isMobileItem(item) ? simType : null,
    ...(isInstalled(item) && { installation: toInstallation(item, source.values) }),
  };
}

const noNumber = { keepNumber: false, currentOperator: null, currentPhoneNumber: null, iccid: null };

/** The mode comes from the cart, because its totals contain the price of the mode (spec row J3). */
function toInstallation(item: CartItem, values: FormValues): Installation {
  const { type, identifier, installationMode } = item;
  const keys = installationKeys(type, identifier);
  // Without a technician the form asks for no half-day, and an earlier choice does not count.
  const time = textOf(values, keys.time) === 'afternoon' && !isSelfInstalled(item) ? 'afternoon' : 'morning';
  return { mode: installationMode ?? '', time, date: textOf(values, keys.date) };
}

/** A changed line keeps its number with the provider; the form does not ask for its ICCID (spec row E2). */
function toKeptNumber(item: CartItem, { values, settings, phones }: LineSource) {
  const { operator, number, iccid } = numberValues(item, values);
  const currentPhoneNumber = phones.parseLuxembourgMobile(number) ?? compact(number);
  if (item.subscriptionMode === 'change') {
    return { keepNumber: true, currentOperator: settings.prepaidOperatorCode, currentPhoneNumber, iccid: unknownIccid };
  }
  if (!item.keepNumber) return noNumber;
  return { keepNumber: true, currentOperator: operator, currentPhoneNumber, iccid: compact(iccid) };
}

type InformationSource = Pick<FlowState, 'values' | 'items' | 'isGuest'>;

/** The contract holds a phone number that its country has not allocated; only the contract step can correct it. */
export class PhoneInvalidError extends Error {
  override readonly name = 'PhoneInvalidError';
  /** The code of the shop's response to such a number. */
  readonly code = 'phone_invalid';
}

/**
 * The person of the order, in the format of the wire.
 *
 * @throws PhoneInvalidError
 */
export function toCustomerInformation(
  { values, items, isGuest }: InformationSource,
  { parsePhone }: Pick<PhoneParser, 'parsePhone'>,
): CustomerInformation {
  const phone = parsePhone(textOf(values, contractKeys.phone), textOf(values, contractKeys.phonePrefix));
  if (phone === null) throw new PhoneInvalidError('The phone number of the contract is invalid');
  const paymentType = paysByDirectDebit(values, items) ? 'direct-debit' : 'on-invoice';
  return {
    gender: textOf(values, contractKeys.gender) === 'female' ? 'female' : 'male',
    firstname: readText(textOf(values, contractKeys.firstname)),
    lastname: readText(textOf(values, contractKeys.lastname)),
    birthdate: textOf(values, contractKeys.birthdate),
    ...(isGuest ? identityOf(values) : noIdentity),
    email: emailOf(values),
    phone,
    paymentType,
    iban: isGuest && paymentType === 'direct-debit' ? parseIban(textOf(values, contractKeys.iban)) : null,
  };
}

/** For customers: the account holds their identity and bank. */
const noIdentity = { origin: null, idType: null, idNumber: null, kycId: null } as const;

function identityOf(values: FormValues) {
  const isPassport = textOf(values, contractKeys.idType) === 'passport';
  return {
    origin: textOf(values, contractKeys.origin),
    idType: isPassport ? ('passport' as const) : ('identity-card' as const),
    idNumber: readText(textOf(values, contractKeys.idNumber)),
    kycId: textOf(values, contractKeys.kycId) || null,
  };
}

// An address from a customer's account may break the rules of the form.
function emailOf(values: FormValues): string {
  const email = textOf(values, contractKeys.email);
  return parseEmail(email) ?? email.trim();
}

import { isDeepStrictEqual } from 'node:util';
import {
  type Locale,
  type OrderItem,
  type OrderRequest,
  type PrepaidCheckoutType,
  topUpAddress,
  topUpEmail,
  type ComplementaryInformation,
} from '@alzette/shop-model';
import { parseLuxembourgMobile } from '@alzette/shop-model/phone';
import { findStarterPacks, findTopUpAmounts } from '@alzette/shop-api/catalogue';
import { type Executor, unprocessable } from '@alzette/shop-api/platform';
import type { BookedItem } from '../order-item';

const topUpProductCode = 'top-up';

interface PrepaidProduct {
  readonly code: string;
  readonly productCode: string;
  readonly name: string;
  readonly amount: number;
}

/**
 * The item of a prepaid order at the catalogue's price, due once. A starter pack is delivered free of charge.
 *
 * @throws ProblemError 422
 */
export async function prepaidItem(
  database: Executor,
  request: OrderRequest,
  checkout: PrepaidCheckoutType,
): Promise<BookedItem> {
  const item = checkPrepaidOrder(request, checkout);
  const products = await findProducts(database, checkout, request.preferredLanguage);
  const product = products.find(
    ({ code, productCode }) => code === item.variantCode && productCode === item.productCode,
  );
  if (!product) throw unprocessable('unknown_variant', 'body/items/0/variantCode', 'is not in the catalogue');
  return paidOnce(item, product);
}

async function findProducts(
  database: Executor,
  checkout: PrepaidCheckoutType,
  locale: Locale,
): Promise<PrepaidProduct[]> {
  if (checkout === 'prepaid_top_up') {
    const amounts = await findTopUpAmounts(database, locale);
    return amounts.map((amount) => ({ ...amount, productCode: topUpProductCode }));
  }
  const packs = await findStarterPacks(database, locale);
  return packs.map(({ code, product, name, amount }) => ({ code, productCode: product.code, name, amount }));
}

function paidOnce(item: OrderItem, { name, amount }: PrepaidProduct): BookedItem {
  return {
    item,
    variantName: name,
    productName: name,
    monthly: 0,
    originalMonthly: 0,
    discountMonths: null,
    activationFee: 0,
    activationFeeName: '',
    upfront: amount,
    installationModes: [],
    installationFee: 0,
    installationName: null,
    selfInstallation: false,
    installationParcel: null,
    commitmentMonths: 0,
    esim: false,
    subscription: null,
    device: null,
    deliverable: false,
  };
}

/** Fields that only a contract needs. */
const contractFields = ['kycId', 'accountNumber', 'proofOfResidence'] as const;

/** Fields that only a kept or changed number needs. */
const numberFields = ['currentOperator', 'iccid', 'simType', 'installation'] as const;

/** False for the placeholder address of a top-up without a receipt. */
export function isRealEmail(email: string): boolean {
  return email.toLowerCase() !== topUpEmail;
}

/**
 * A prepaid order is one product for an unidentified person. Personal data that it does not need is refused, so that it is not stored.
 *
 * @returns its item
 * @throws ProblemError 422
 */
function checkPrepaidOrder(request: OrderRequest, checkout: PrepaidCheckoutType): OrderItem {
  const item = requireSingleItem(request.items);
  for (const field of contractFields) if (request[field] !== null) throw notApplicable(`body/${field}`);
  if (request.eligibilityAddresses.length > 0) throw notApplicable('body/eligibilityAddresses');
  if (checkout === 'prepaid_top_up') checkTopUp(request, item);
  else checkStarterPack(request);
  return item;
}

function requireSingleItem([item, ...others]: readonly OrderItem[]): OrderItem {
  if (!item || others.length > 0) throw tooMany('body/items');
  if (item.quantity > 1) throw tooMany('body/items/0/quantity');
  if (item.parentIdentifier !== null) {
    throw unprocessable('unexpected_parent', 'body/items/0/parentIdentifier', 'has to be null for an item of its own');
  }
  if ((item.voucherCode ?? null) !== null) {
    throw unprocessable(
      'voucher_not_applicable',
      'body/items/0/voucherCode',
      'is for one device of a line that a customer changes',
    );
  }
  return item;
}

function checkStarterPack({ complementaryInformations, email }: OrderRequest): void {
  if (complementaryInformations.length > 0) {
    throw unprocessable(
      'unknown_line',
      'body/complementaryInformations',
      'has to be empty: the card has no number yet',
    );
  }
  if (!isRealEmail(email)) throw unprocessable('email_required', 'body/email', 'has to be an address of the shopper');
}

/** A top-up names a number and no person: it carries the placeholder person (spec row M4). */
function checkTopUp(request: OrderRequest, item: OrderItem): void {
  for (const field of ['billingAddress', 'shippingAddress'] as const) {
    if (isDeepStrictEqual(request[field], topUpAddress)) continue;
    throw unprocessable('field_not_applicable', `body/${field}`, 'has to be the placeholder person of a top-up');
  }
  checkNumber(requireSingleInformation(request.complementaryInformations, item));
}

function requireSingleInformation(
  [information, ...others]: readonly ComplementaryInformation[],
  { identifier, variantCode }: OrderItem,
): ComplementaryInformation {
  const path = 'body/complementaryInformations';
  if (information?.identifier !== identifier || information.productVariant.code !== variantCode) {
    throw unprocessable('complementary_information_missing', path, `needs an entry for the item ${identifier}`);
  }
  if (others.length > 0) throw unprocessable('unknown_line', path, 'has an entry for an unknown item');
  return information;
}

function checkNumber(information: ComplementaryInformation): void {
  const path = 'body/complementaryInformations/0';
  const unexpected = numberFields.find((field) => (information[field] ?? null) !== null);
  if (unexpected) throw unprocessable('field_not_applicable', `${path}/${unexpected}`, 'does not belong to a top-up');
  if (information.keepNumber || information.subscriptionMode !== 'new') {
    const field = information.keepNumber ? 'keepNumber' : 'subscriptionMode';
    throw unprocessable('field_not_applicable', `${path}/${field}`, 'is for lines with a contract');
  }
  if (!isLuxembourgMobile(information.currentPhoneNumber ?? '')) {
    throw unprocessable('phone_invalid', `${path}/currentPhoneNumber`, 'has to be a Luxembourg mobile number, E.164');
  }
}

/** True for exactly the E.164 form of a Luxembourg mobile number; the wire accepts no other spelling. */
function isLuxembourgMobile(text: string): boolean {
  return parseLuxembourgMobile(text) === text;
}

function tooMany(path: string) {
  return unprocessable('quantity_too_high', path, 'may be 1 at most');
}

function notApplicable(path: string) {
  return unprocessable('field_not_applicable', path, 'does not belong to a prepaid order');
}

import { ProblemError } from '@alzette/server-kit';
import type { Operator } from '@alzette/operator-config';
import {
  type InstallationCalendar,
  type KycInformation,
  type OrderRequest,
  type OrderResponse,
  type PrepaidCheckoutType,
} from '@alzette/shop-model';
import {
  checkChangedLines,
  type CustomerAccount,
  ensureCreditCheck,
  findBuyerAccount,
  findIdentityCheck,
  isIdentityUsed,
  isSameName,
  lockOfBuyer,
  personHash,
  refuseNeedlessProof,
  requireCredit,
  requireFreeLines,
  requireProofOfResidence,
  requireWithinLimits,
  storeProofOfResidence,
  validStatusOf,
} from '@alzette/shop-api/buyer';
import { findDeliveryPrices } from '@alzette/shop-api/catalogue';
import { bookInstallations, findCalendarFor, requireService } from '@alzette/shop-api/installation';
import {
  checkoutTypeOf,
  insertOrder,
  isClosed,
  lockOfSessionOrders,
  lockOrder,
  type NewOrder,
  type OrderTotals,
  prepaidItem,
  presentOrder,
  priceItems,
  totalsOf,
} from '@alzette/shop-api/order';
import { findPaidCard } from '@alzette/shop-api/payment';
import { type Executor, lockNames, unprocessable, type Visitor } from '@alzette/shop-api/platform';
import { claimKey, fingerprintOf, storeResponse } from './idempotency-repository';
import { reserveStock } from './reserve-stock';
import { findVouchersOfOrder, redeemVouchers } from './vouchers/vouchers';
import { checkItems } from './check-items';
import type { CheckoutContext } from './checkout-context';
import { cancelReplacedOrders, limitSessionOrders } from './replaced-orders';

export interface CreatedOrder {
  readonly order: OrderResponse;
  /** False if the first response is sent again. */
  readonly isNew: boolean;
}

/**
 * Creates one order for each idempotency key and session. A repeated or simultaneous request gets the first response; if its order has
 * ended unsold, the request creates the next one.
 *
 * @throws ProblemError 409 `price_changed` with the current totals, 422 (`limit_reached` and others), or 429 `too_many_orders`
 */
export async function createOrder(
  context: CheckoutContext,
  visitor: Visitor,
  key: string,
  request: OrderRequest,
): Promise<CreatedOrder> {
  refuseNeedlessProof(request);
  requireNames(request);
  // Before the credit check, so that the scoring company is not asked about an order that cannot be served.
  await requireService(context.partners.qualification, request);
  await cancelReplacedOrders(context, visitor, request, key);
  await prepareCreditCheck(context, visitor, request);
  const account = checkoutTypeOf(request.items) === 'esales' ? await findBuyerAccount(context, request, visitor) : null;
  const calendar = await findCalendarFor(context, request);
  const attempt = { sessionId: visitor.id, key, fingerprint: fingerprintOf(request) };
  return context.database.transaction().execute(async (transaction) => {
    const claimed = await claimKey(transaction, attempt);
    const known = claimed && (await lockOrder(transaction, claimed.orderId));
    if (known && !isClosed(known)) {
      const order =
        claimed.answer ?? (await presentOrder(transaction, known, await findPaidCard(transaction, known.id)));
      return { order, isNew: false };
    }
    checkOperator(request, context.operator);
    const checkout = checkoutTypeOf(request.items);
    const purchase =
      checkout === 'esales'
        ? await esalesPurchase(transaction, context, { visitor, request, account, calendar })
        : await prepaidPurchase(transaction, request, checkout);
    const { items } = purchase;
    const totals = totalsOf(items, context.operator.rules.vatPercent);
    requireDisplayedTotals(request, totals);
    const stored = { sessionId: visitor.id, request, checkout, totals, ...purchase };
    const { order, parts } = await insertOrder(transaction, stored);
    const { id } = order;
    await lockNames(transaction, [lockOfSessionOrders(visitor.id), ...lockOfBuyer(order)]);
    // This order may replace the order that the session is paying. The payment decides which one counts.
    const uncounted = { orderId: id, payingSession: visitor.id };
    await requireWithinLimits(transaction, context, order, uncounted);
    await requireFreeLines(transaction, order, parts, uncounted);
    const codes = items.flatMap(({ device }) => device?.voucherCode ?? []);
    await redeemVouchers(transaction, id, codes);
    await reserveStock(transaction, id, items);
    await storeProofOfResidence(transaction, id, request.proofOfResidence);
    await limitSessionOrders(transaction, order, request.proofOfResidence !== null);
    const response = await presentOrder(transaction, order, null, parts);
    await storeResponse(transaction, attempt, id, response);
    return { order: response, isNew: true };
  });
}

/**
 * A person with one name has no given name. Only the account or the identity check can confirm this for the buyer of a line. A prepaid
 * order has neither, and a parcel without a first name may go to the buyer only.
 *
 * @throws ProblemError 422 `first_name_required`
 */
function requireNames({ billingAddress, shippingAddress, items }: OrderRequest): void {
  const mayLack = checkoutTypeOf(items) === 'esales';
  if (billingAddress.firstName === '' && !mayLack) throw firstNameRequired('billingAddress');
  if (shippingAddress.firstName === '' && billingAddress.firstName !== '') throw firstNameRequired('shippingAddress');
}

function firstNameRequired(address: 'billingAddress' | 'shippingAddress'): ProblemError {
  return unprocessable('first_name_required', `body/${address}/firstName`, 'has to be the given name');
}

/** Runs the credit check outside the transaction, because the partner may take seconds to respond. */
async function prepareCreditCheck(context: CheckoutContext, visitor: Visitor, request: OrderRequest): Promise<void> {
  const { accountNumber, items, kycId } = request;
  const isRequired = accountNumber === null && !context.bypass.identity && checkoutTypeOf(items) === 'esales';
  if (isRequired && kycId !== null) await ensureCreditCheck(context, kycId, visitor.id);
}

interface EsalesRequest {
  readonly visitor: Visitor;
  readonly request: OrderRequest;
  /** Null for a guest. */
  readonly account: CustomerAccount | null;
  /** Null if the request names no installation. */
  readonly calendar: InstallationCalendar | null;
}

/** What an order sells, and to whom. */
type Purchase = Pick<NewOrder, 'items' | 'deliveryPrices' | 'personHash'>;

async function prepaidPurchase(
  transaction: Executor,
  request: OrderRequest,
  checkout: PrepaidCheckoutType,
): Promise<Purchase> {
  const item = await prepaidItem(transaction, request, checkout);
  return { items: [item], deliveryPrices: await findDeliveryPrices(transaction), personHash: null };
}

async function esalesPurchase(
  transaction: Executor,
  { operator, bypass, now }: CheckoutContext,
  { visitor, request, account, calendar }: EsalesRequest,
): Promise<Purchase> {
  checkChangedLines(request, account);
  const person = await checkBuyer({ database: transaction, bypass, now }, request, visitor);
  const isNewClient = request.accountNumber === null;
  const vouchers = await findVouchersOfOrder(transaction, request, visitor.id, now());
  const { items, deliveryPrices } = await priceItems(transaction, request, { isNewClient, vouchers });
  checkItems(request, items, operator.prepaidOperatorCode);
  return {
    items: bookInstallations(request, items, calendar),
    deliveryPrices,
    personHash: person && personHash(person),
  };
}

function requireDisplayedTotals({ displayedTotals }: OrderRequest, { oneOff, monthly }: OrderTotals): void {
  if (displayedTotals.oneOff === oneOff && displayedTotals.monthly === monthly) return;
  throw new ProblemError('price_changed', { totals: { oneOff, monthly } });
}

/** Maximum age of the identity check of an order. */
const maxIdentityAgeMs = 24 * 60 * 60 * 1000;

/** An identity check that ended before this time is too old for an order. */
export function oldestIdentityCheck(now: Date): Date {
  return new Date(now.getTime() - maxIdentityAgeMs);
}

/** @throws ProblemError 422 for an order that names another operator */
function checkOperator({ channel, payments }: OrderRequest, operator: Operator): void {
  if (channel !== operator.channel)
    throw unprocessable('channel_mismatch', 'body/channel', `has to be ${operator.channel}`);
  if (payments[0]?.method !== operator.partners.payment.slug) {
    throw unprocessable(
      'payment_method_unknown',
      'body/payments/0/method',
      `has to be ${operator.partners.payment.slug}`,
    );
  }
}

interface BuyerContext extends Pick<CheckoutContext, 'bypass' | 'now'> {
  readonly database: Executor;
}

/**
 * A customer was compared with the account. A guest is the person of the identity check, passed the credit check, is billed under
 * the verified name, and sends a proof of residence with a device.
 *
 * @returns the verified person; null for a customer
 * @throws ProblemError 422 `identity_required`, `identity_mismatch`, `credit_refused` or
 *   `proof_of_residence_required`
 */
async function checkBuyer(
  { database, bypass, now }: BuyerContext,
  request: OrderRequest,
  visitor: Visitor,
): Promise<KycInformation | null> {
  if (request.accountNumber !== null) return null;
  requireProofOfResidence(request, true);
  if (bypass.identity) return null;

  const check = request.kycId === null ? null : await findIdentityCheck(database, request.kycId, visitor.id);
  if (!check || check.verifiedAt <= oldestIdentityCheck(now()) || isIdentityUsed(check)) {
    throw unprocessable(
      'identity_required',
      'body/kycId',
      'has to be an unused identity check of this session, of the last 24 hours',
    );
  }
  const { information: person } = check;
  const { firstName, lastName } = request.billingAddress;
  if (!isSameName(firstName, person.Firstname)) throw identityMismatch('body/billingAddress/firstName');
  if (!isSameName(lastName, person.Lastname)) throw identityMismatch('body/billingAddress/lastName');
  requireCredit(validStatusOf(check, now()));
  return person;
}

export function identityMismatch(path: string) {
  return unprocessable('identity_mismatch', path, 'differs from the identity check');
}

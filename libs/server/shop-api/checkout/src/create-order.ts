import { ProblemError } from '@alzette/server-kit';
import type { Operator } from '@alzette/operator-config';
import {
  type ComplementaryInformation,
  type InstallationCalendar,
  type KycInformation,
  type OrderRequest,
  type OrderResponse,
} from '@alzette/shop-model';
import {
  checkChangedLines,
  checkNumber,
  type CustomerAccount,
  ensureCreditCheck,
  findBuyerAccount,
  findVerification,
  isIdentityUsed,
  isSameName,
  personHash,
  refuseNeedlessProof,
  requireCredit,
  requireFreeLines,
  requireProofOfResidence,
  requireWithinLimits,
  storeProofOfResidence,
} from '@alzette/shop-api/buyer';
import { bookInstallations, findCalendarFor, requireService } from '@alzette/shop-api/installation';
import {
  type BookedItem,
  checkoutTypeOf,
  hasSimCard,
  insertOrder,
  isClosed,
  lockOrder,
  type OrderTotals,
  prepaidItem,
  presentOrder,
  type PricedItem,
  priceItems,
  totalsOf,
} from '@alzette/shop-api/order';
import { findPaidCard } from '@alzette/shop-api/payment';
import { type Executor, normaliseLineNumber, unprocessable, type Visitor } from '@alzette/shop-api/platform';
import { claimKey, fingerprintOf, storeResponse } from './idempotency-repository';
import { reserveStock } from './reserve-stock';
import { findVouchersOfOrder, redeemVouchers } from './vouchers/vouchers';
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
    const { items, person } =
      checkout === 'esales'
        ? await esalesItems(transaction, context, { visitor, request, account, calendar })
        : { items: [await prepaidItem(transaction, request, checkout)], person: null };
    const totals = totalsOf(items, context.operator.rules.vatPercent);
    requireDisplayedTotals(request, totals);
    const id = await insertOrder(transaction, {
      sessionId: visitor.id,
      request,
      checkout,
      items,
      totals,
      personHash: person && personHash(person),
    });
    const stored = await lockOrder(transaction, id);
    // This order may replace the order that the session is paying. The payment decides which one counts.
    const uncounted = { orderId: id, payingSession: visitor.id };
    await requireWithinLimits(transaction, context, stored, uncounted);
    await requireFreeLines(transaction, stored, uncounted);
    const codes = items.flatMap(({ device }) => device?.voucherCode ?? []);
    await redeemVouchers(transaction, id, codes);
    await reserveStock(transaction, id, items);
    await storeProofOfResidence(transaction, id, request.proofOfResidence);
    await limitSessionOrders(transaction, visitor.id, id);
    const response = await presentOrder(transaction, await lockOrder(transaction, id), null);
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

interface Purchase {
  readonly visitor: Visitor;
  readonly request: OrderRequest;
  /** Null for a guest. */
  readonly account: CustomerAccount | null;
  /** Null if the request names no installation. */
  readonly calendar: InstallationCalendar | null;
}

async function esalesItems(
  transaction: Executor,
  { operator, bypass, now }: CheckoutContext,
  { visitor, request, account, calendar }: Purchase,
): Promise<{ readonly items: BookedItem[]; readonly person: KycInformation | null }> {
  checkChangedLines(request, account);
  const person = await checkBuyer({ database: transaction, bypass, now }, request, visitor);
  const isNewClient = request.accountNumber === null;
  const vouchers = await findVouchersOfOrder(transaction, request, visitor.id, now());
  const priced = await priceItems(transaction, request, { isNewClient, vouchers });
  checkItems(request, priced, operator.prepaidOperatorCode);
  return { items: bookInstallations(request, priced, calendar), person };
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

  const since = oldestIdentityCheck(now());
  const person = request.kycId === null ? null : await findVerification(database, request.kycId, visitor.id, since);
  if (!person || request.kycId === null || (await isIdentityUsed(database, request.kycId))) {
    throw unprocessable(
      'identity_required',
      'body/kycId',
      'has to be an unused identity check of this session, of the last 24 hours',
    );
  }
  const { firstName, lastName } = request.billingAddress;
  if (!isSameName(firstName, person.Firstname)) throw identityMismatch('body/billingAddress/firstName');
  if (!isSameName(lastName, person.Lastname)) throw identityMismatch('body/billingAddress/lastName');
  await requireCredit({ database, now }, request.kycId);
  return person;
}

export function identityMismatch(path: string) {
  return unprocessable('identity_mismatch', path, 'differs from the identity check');
}

/**
 * Each mobile line (spec row E9) and each installed item needs exactly one complementary information, and identifiers are unique.
 *
 * @throws ProblemError 422
 */
function checkItems(request: OrderRequest, items: readonly PricedItem[], prepaidOperatorCode: string): void {
  const { complementaryInformations } = request;
  requireUnique(request.items, 'items');
  requireUnique(complementaryInformations, 'complementaryInformations');

  const withInformation = items.filter(
    ({ subscription, installationModes }) => hasSimCard(subscription) || installationModes.length > 0,
  );
  for (const priced of withInformation) {
    const { identifier, variantCode } = priced.item;
    const index = complementaryInformations.findIndex((each) => each.identifier === identifier);
    const information = complementaryInformations[index];
    if (information?.productVariant.code !== variantCode) {
      throw unprocessable(
        'complementary_information_missing',
        'body/complementaryInformations',
        `needs an entry for the item ${identifier}`,
      );
    }
    const path = `body/complementaryInformations/${index}`;
    checkChange(information, priced);
    if (!hasSimCard(priced.subscription)) continue;
    checkSim(information, priced, path);
    checkNumber(information, path, prepaidOperatorCode);
  }
  requireOwnNumbers(complementaryInformations);
  if (complementaryInformations.length !== withInformation.length) {
    throw unprocessable('unknown_line', 'body/complementaryInformations', 'has an entry for an unknown item');
  }
}

/** @throws ProblemError 422 `number_repeated` for a number that two items keep */
function requireOwnNumbers(informations: readonly ComplementaryInformation[]): void {
  const numbers = informations.map(({ currentPhoneNumber, keepNumber, subscriptionMode }) =>
    currentPhoneNumber !== null && (keepNumber || subscriptionMode === 'change')
      ? normaliseLineNumber(currentPhoneNumber)
      : null,
  );
  const repeated = numbers.findIndex((number, index) => number !== null && numbers.indexOf(number) < index);
  if (repeated === -1) return;
  const path = `body/complementaryInformations/${repeated}/currentPhoneNumber`;
  throw unprocessable('number_repeated', path, 'is the number of another item');
}

/** A line can be changed only once in an order, and a number moves to one line. */
function checkChange({ subscriptionMode, keepNumber }: ComplementaryInformation, { item }: PricedItem): void {
  if ((subscriptionMode === 'change' || keepNumber) && item.quantity > 1) {
    throw unprocessable('quantity_too_high', 'body/items', `the item ${item.identifier} has one number`);
  }
}

function checkSim({ simType }: ComplementaryInformation, { esim }: PricedItem, path: string): void {
  if (simType === null) throw unprocessable('sim_type_missing', `${path}/simType`, 'has to be physical or eSIM');
  if (simType === 'eSIM' && !esim) {
    throw unprocessable('esim_unavailable', `${path}/simType`, 'this offer has a physical SIM only');
  }
}

function requireUnique(entries: readonly { readonly identifier: string }[], field: string): void {
  if (new Set(entries.map(({ identifier }) => identifier)).size !== entries.length) {
    throw unprocessable('repeated_identifier', `body/${field}`, 'has two entries with one identifier');
  }
}

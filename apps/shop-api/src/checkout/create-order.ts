import type { OrderRequest } from '@alzette/shop-model';
import { ensureCreditCheck } from '../credit-check/credit-check';
import { bookInstallations } from '../installation/book-installations';
import { checkoutTypeOf } from '../order/checkout-type';
import { claimKey, fingerprintOf, storeAnswer } from '../order/idempotency-repository';
import { totalsOf, type BookedItem, type OrderTotals } from '../order/order-item';
import { insertOrder, lockOrder } from '../order/order-repository';
import { presentOrder } from '../order/present-order';
import { priceItems } from '../order/pricing/price-items';
import { isClosed } from '../order/transitions';
import { findPaidCard } from '../payments/payment-repository';
import type { Executor } from '../platform/database/schema';
import { ProblemError } from '../platform/http/problem';
import type { Visitor } from '../platform/http/visitor';
import { prepaidItem } from '../prepaid/prepaid-item';
import { refuseNeedlessProof, storeProofOfResidence } from '../proof-of-residence/proof-of-residence';
import { findVouchersOfOrder, redeemVouchers, voucherCodes } from '../vouchers/vouchers';
import { cancelOrdersHoldingVouchers } from './cancel-order';
import { checkBuyer, checkItems, checkOperator } from './check-order';
import type { CheckoutContext } from './checkout-context';
import { limitSessionOrders, type CreatedOrder } from './order-limits';

/**
 * Creates one order for each idempotency key and session. A repeated or simultaneous request gets the first answer; if its order has
 * ended unsold, the request creates the next one.
 *
 * @throws ProblemError 409 `price_changed` with the current totals, 422, or 429 `too_many_orders`
 */
export async function createOrder(
  context: CheckoutContext,
  visitor: Visitor,
  key: string,
  request: OrderRequest,
): Promise<CreatedOrder> {
  refuseNeedlessProof(request);
  await cancelOrdersHoldingVouchers(context, visitor, voucherCodes(request), key);
  await prepareCreditCheck(context, visitor, request);
  const attempt = { sessionId: visitor.id, key, fingerprint: fingerprintOf(request) };
  return context.database.transaction().execute(async (transaction) => {
    const stored = await claimKey(transaction, attempt);
    const known = stored && (await lockOrder(transaction, stored.orderId));
    if (known && !isClosed(known)) {
      const order =
        stored.answer ?? (await presentOrder(transaction, known, await findPaidCard(transaction, known.id)));
      return { order, isNew: false };
    }
    checkOperator(request, context.operator);
    const checkout = checkoutTypeOf(request.items);
    const items =
      checkout === 'esales'
        ? await esalesItems(transaction, context, visitor, request)
        : [await prepaidItem(transaction, request, checkout)];
    const totals = totalsOf(items, context.operator.rules.vatPercent);
    requireDisplayedTotals(request, totals);
    const id = await insertOrder(transaction, { sessionId: visitor.id, request, checkout, items, totals });
    const codes = items.flatMap(({ device }) => device?.voucherCode ?? []);
    await redeemVouchers(transaction, id, codes);
    await storeProofOfResidence(transaction, id, request.proofOfResidence);
    await limitSessionOrders(transaction, visitor.id, id);
    const answer = await presentOrder(transaction, await lockOrder(transaction, id), null);
    await storeAnswer(transaction, attempt, id, answer);
    return { order: answer, isNew: true };
  });
}

/** Runs the credit check outside the transaction, because the partner may take seconds to answer. */
async function prepareCreditCheck(context: CheckoutContext, visitor: Visitor, request: OrderRequest): Promise<void> {
  const { accountNumber, items, kycId } = request;
  const isRequired = accountNumber === null && !context.bypass.identity && checkoutTypeOf(items) === 'esales';
  if (isRequired && kycId !== null) await ensureCreditCheck(context, kycId, visitor.id);
}

async function esalesItems(
  transaction: Executor,
  { operator, bypass, now }: CheckoutContext,
  visitor: Visitor,
  request: OrderRequest,
): Promise<BookedItem[]> {
  await checkBuyer(transaction, request, visitor, bypass);
  const isNewClient = request.accountNumber === null;
  const vouchers = await findVouchersOfOrder(transaction, request, visitor.id, now());
  const priced = await priceItems(transaction, request, { isNewClient, vouchers });
  checkItems(request, priced, operator.prepaidOperatorCode);
  return bookInstallations(transaction, request, priced, now());
}

function requireDisplayedTotals({ displayedTotals }: OrderRequest, { oneOff, monthly }: OrderTotals): void {
  if (displayedTotals.oneOff === oneOff && displayedTotals.monthly === monthly) return;
  throw new ProblemError(409, 'price_changed', 'The price has changed since it was displayed', {
    totals: { oneOff, monthly },
  });
}

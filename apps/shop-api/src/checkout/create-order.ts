import { randomBytes, randomUUID } from 'node:crypto';
import type { CheckoutType, OrderRequest, OrderResponse } from '@alzette/shop-model';
import { ensureCreditCheck } from '../credit-check/verified-credit-check';
import type { Executor } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { bookInstallations, type BookedItem } from '../installation/book-installations';
import type { ShopContext } from '../app-context';
import { storeProofOfResidence } from '../proof-of-residence/proof-of-residence';
import { cancelOrdersHoldingVouchers } from './replace-own-order';
import { redeemVouchers } from '../vouchers/take-vouchers';
import { checkBuyer, checkOperator } from './check-buyer';
import { checkItems } from './check-lines';
import { claimKey, fingerprintOf, keepAnswer } from '../order/idempotency-repository';
import { insertOrderItems } from '../order/insert-lines';
import { lockOrder } from '../order/order-repository';
import { checkoutTypeOf } from '../order/checkout-type';
import { prepaidItem } from '../prepaid/prepaid-line';
import { presentOrder } from '../order/present-order';
import { priceItems } from '../order/pricing/price-lines';
import { readVouchers } from '../vouchers/read-vouchers';
import { totalsOf, type OrderTotals } from '../order/pricing/totals';
import { insertFirstHistory } from '../order/transition-order';
import { isClosed } from '../order/order-states';

/**
 * Makes one order per Idempotency-Key and session, however often and however simultaneously it is asked for: a repetition gets
 * the first answer, whatever has become of the order since. One that has ended unsold is not given again: the key makes the next.
 *
 * @throws ProblemError 409 `price_changed` with the true totals, or 422 naming what cannot be accepted
 */
export async function createOrder(
  context: ShopContext,
  visitor: Visitor,
  key: string,
  request: OrderRequest,
): Promise<OrderResponse> {
  await cancelOrdersHoldingVouchers(context, { visitor, key, request });
  // Outside the transaction, because the partner may take seconds to answer.
  if (isGuest(request) && request.kycId !== null && !context.bypass.identity) {
    await ensureCreditCheck(context, request.kycId, visitor.id);
  }
  const attempt = { sessionId: visitor.id, key, fingerprint: fingerprintOf(request) };
  return context.database.transaction().execute(async (transaction) => {
    const kept = await claimKey(transaction, attempt);
    const known = kept && (await lockOrder(transaction, kept.orderId));
    if (known && !isClosed(known)) return kept.answer ?? presentOrder(transaction, known);

    checkOperator(request, context.operator);
    const checkout = checkoutTypeOf(request.items);
    const lines =
      checkout === 'esales'
        ? await esalesLines(transaction, context, visitor, request)
        : [await prepaidItem(transaction, request, checkout)];
    const totals = totalsOf(lines, context.operator.rules.vatPercent);
    refuseOtherTotals(request, totals);

    const id = await insertOrder(transaction, visitor, request, checkout, totals);
    await insertFirstHistory(transaction, id);
    await insertOrderItems(transaction, id, lines, request.complementaryInformations);
    await redeemVouchers(
      transaction,
      id,
      lines.flatMap(({ device }) => device?.voucherCode ?? []),
    );
    await storeProofOfResidence(transaction, id, request.proofOfResidence);
    const answer = await presentOrder(transaction, await lockOrder(transaction, id));
    await keepAnswer(transaction, attempt, id, answer);
    return answer;
  });
}

function isGuest({ accountNumber, items }: OrderRequest): boolean {
  return accountNumber === null && checkoutTypeOf(items) === 'esales';
}

async function esalesLines(
  transaction: Executor,
  { operator, bypass, now }: ShopContext,
  visitor: Visitor,
  request: OrderRequest,
): Promise<BookedItem[]> {
  await checkBuyer(transaction, request, visitor, bypass);
  const isNewClient = request.accountNumber === null;
  const vouchers = await readVouchers(transaction, request, visitor, now());
  const priced = await priceItems(transaction, request, { isNewClient, vouchers });
  checkItems(request, priced, operator.prepaidOperatorCode);
  return bookInstallations(transaction, request, priced, now());
}

function refuseOtherTotals({ displayedTotals }: OrderRequest, { oneOff, monthly }: OrderTotals): void {
  if (displayedTotals.oneOff === oneOff && displayedTotals.monthly === monthly) return;
  throw new ProblemError(409, 'price_changed', 'The price has changed since it was shown', {
    totals: { oneOff, monthly },
  });
}

async function insertOrder(
  transaction: Executor,
  visitor: Visitor,
  request: OrderRequest,
  checkout: CheckoutType,
  totals: OrderTotals,
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('orders')
    .values({
      id,
      token_value: randomBytes(24).toString('base64url'),
      session_id: visitor.id,
      number: null,
      state: 'created',
      checkout,
      payment_state: totals.oneOff > 0 ? 'awaiting' : 'none',
      is_new_client: request.accountNumber === null,
      email: request.email,
      language: request.preferredLanguage,
      channel: request.channel,
      account_number: request.accountNumber,
      kyc_id: request.kycId,
      preconfigured_cart: request.preconfiguredCart,
      total: totals.oneOff,
      tax_total: totals.tax,
      shipping_total: totals.shipping,
      monthly_total: totals.monthly,
      billing_address: JSON.stringify(request.billingAddress),
      shipping_address: JSON.stringify(request.shippingAddress),
      eligibility_addresses: JSON.stringify(request.eligibilityAddresses),
    })
    .execute();
  return id;
}

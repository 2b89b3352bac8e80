import { compact, type OrderItem, type OrderRequest, type Voucher, luxembourgDate } from '@alzette/shop-model';
import { countVoucherUses, insertVoucherUse } from '@alzette/shop-api/order';
import { type Executor, normaliseLineNumber, unprocessable } from '@alzette/shop-api/platform';
import { findValidVoucher, lockMaxUses } from './voucher-repository';

interface VoucherSearch {
  readonly code: string;
  /** The number of the line whose device the voucher lowers, as typed. */
  readonly lineNumber: string;
  readonly now: Date;
  /** Its unpaid orders do not count as uses, because a new order may replace them. */
  readonly sessionId: string;
}

const codePattern = /^[\p{Lu}\p{N}_]{3,40}$/u;

/** Null for any voucher that is unknown, expired, used up or for another line; the reason stays secret. */
export async function findVoucher(
  database: Executor,
  { code, lineNumber, now, sessionId }: VoucherSearch,
): Promise<Voucher | null> {
  const normalised = normaliseCode(code);
  if (!codePattern.test(normalised)) return null;
  const voucher = await findValidVoucher(database, normalised, normaliseLineNumber(lineNumber), luxembourgDate(now));
  if (!voucher) return null;
  const isAvailable =
    voucher.max_uses === null || (await countVoucherUses(database, voucher.code, sessionId)) < voucher.max_uses;
  return isAvailable ? { voucherCode: voucher.code, amount: voucher.amount } : null;
}

/**
 * The vouchers of an order by the identifier of their item. Only a customer's device in change mode may have one, for the number of
 * that line (spec rows F1, F3).
 *
 * @throws ProblemError 422 `voucher_not_applicable` or `voucher_unknown`
 */
export async function findVouchersOfOrder(
  database: Executor,
  request: OrderRequest,
  sessionId: string,
  now: Date,
): Promise<ReadonlyMap<string, Voucher>> {
  const vouchers = new Map<string, Voucher>();
  for (const [index, item] of request.items.entries()) {
    const code = item.voucherCode ?? null;
    if (code === null) continue;
    const path = `body/items/${index}/voucherCode`;
    const lineNumber = changedNumber(request, item);
    if (lineNumber === null || isRepeated(request.items, index)) {
      throw unprocessable('voucher_not_applicable', path, 'is for one device of a line that a customer changes');
    }
    const voucher = await findVoucher(database, { code, lineNumber, now, sessionId });
    if (!voucher) throw unprocessable('voucher_unknown', path, 'is not known for this line');
    vouchers.set(item.identifier, voucher);
  }
  return vouchers;
}

/** The codes of an order's vouchers, normalised. */
export function voucherCodes({ items }: OrderRequest): string[] {
  return items.flatMap(({ voucherCode = null }) => (voucherCode === null ? [] : normaliseCode(voucherCode)));
}

/**
 * Redeems an order's vouchers in the transaction that creates it. Of two orders that race for the last use, the second is refused.
 *
 * @throws ProblemError 422 `voucher_unknown`
 */
export async function redeemVouchers(transaction: Executor, orderId: string, codes: readonly string[]): Promise<void> {
  // Sorted, so that two orders never wait for each other.
  for (const code of [...codes].sort()) {
    const maxUses = await lockMaxUses(transaction, code);
    if (maxUses === undefined || (maxUses !== null && (await countVoucherUses(transaction, code)) >= maxUses)) {
      throw unprocessable('voucher_unknown', 'body/items', 'has a code that is not known for its line');
    }
    await insertVoucherUse(transaction, orderId, code);
  }
}

function changedNumber({ accountNumber, complementaryInformations }: OrderRequest, item: OrderItem): string | null {
  if (accountNumber === null || item.type !== 'device') return null;
  const information = complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  return information?.subscriptionMode === 'change' ? information.currentPhoneNumber : null;
}

function isRepeated(items: readonly OrderItem[], index: number): boolean {
  const codeOf = (item: OrderItem | undefined) => normaliseCode(item?.voucherCode ?? '');
  return items.slice(0, index).some((item) => codeOf(item) === codeOf(items[index]));
}

function normaliseCode(code: string): string {
  return compact(code).toUpperCase();
}

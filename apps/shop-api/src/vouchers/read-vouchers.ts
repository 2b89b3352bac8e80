import { compact, type OrderItem, type OrderRequest, type Voucher } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { unprocessable } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { findVoucher } from './find-voucher';

/**
 * The vouchers of an order by the identifier of their line: only a customer's device in change mode may have one, and it
 * has to be for the number of that line (spec rows F1, F3).
 *
 * @throws ProblemError 422 `voucher_not_applicable` or `voucher_unknown`
 */
export async function readVouchers(
  database: Executor,
  request: OrderRequest,
  visitor: Visitor,
  now: Date,
): Promise<ReadonlyMap<string, Voucher>> {
  const vouchers = new Map<string, Voucher>();
  for (const [index, item] of request.items.entries()) {
    const code = item.voucherCode ?? null;
    if (code === null) continue;
    const path = `body/items/${index}/voucherCode`;
    const lineNumber = numberOf(request, item);
    if (lineNumber === null || isUsedBefore(request.items, index)) {
      throw unprocessable('voucher_not_applicable', path, 'is for one device of a line that a customer changes');
    }
    const voucher = await findVoucher(database, { code, lineNumber, now, sessionId: visitor.id });
    if (!voucher) throw unprocessable('voucher_unknown', path, 'is not known for this line');
    vouchers.set(item.identifier, voucher);
  }
  return vouchers;
}

function numberOf({ accountNumber, complementaryInformations }: OrderRequest, item: OrderItem): string | null {
  if (accountNumber === null || item.type !== 'device') return null;
  const information = complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  return information?.subscriptionMode === 'change' ? information.currentPhoneNumber : null;
}

function isUsedBefore(items: readonly OrderItem[], index: number): boolean {
  const codeOf = (item: OrderItem | undefined) => compact(item?.voucherCode ?? '').toUpperCase();
  return items.slice(0, index).some((item) => codeOf(item) === codeOf(items[index]));
}

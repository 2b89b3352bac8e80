import type { Executor } from '../platform/database/transaction';
import { unprocessable } from '../platform/http/problem-error';

/**
 * Counts an order among those that use its vouchers, in the transaction that makes it: of two that race for the last use of one,
 * the second is told that the code does not count, and has paid nothing yet.
 *
 * @throws ProblemError 422 `voucher_unknown`
 */
export async function redeemVouchers(transaction: Executor, orderId: string, codes: readonly string[]): Promise<void> {
  // In one order for everybody, so that no two orders wait for each other.
  for (const code of [...codes].sort()) {
    if (!(await isAvailable(transaction, code)))
      throw unprocessable('voucher_unknown', 'body/items', 'has a code that is not known for its line');
    await transaction.insertInto('voucher_uses').values({ voucher_code: code, order_id: orderId }).execute();
  }
}

async function isAvailable(transaction: Executor, code: string): Promise<boolean> {
  const voucher = transaction.selectFrom('vouchers').select('max_uses').where('code', '=', code);
  // One without an end is nothing to queue for.
  if ((await voucher.executeTakeFirst())?.max_uses === null) return true;
  const locked = await voucher.forUpdate().executeTakeFirst();
  if (!locked) return false;
  const uses = transaction.selectFrom('voucher_uses').select(({ fn }) => fn.countAll<string>().as('count'));
  const { count } = await uses.where('voucher_code', '=', code).executeTakeFirstOrThrow();
  return locked.max_uses === null || Number(count) < locked.max_uses;
}

/** An order that ended unsold used nothing. */
export async function releaseVouchers(transaction: Executor, orderId: string): Promise<void> {
  await transaction.deleteFrom('voucher_uses').where('order_id', '=', orderId).execute();
}

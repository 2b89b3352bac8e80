import { compact, type Voucher } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { luxembourgDate } from '../platform/days';
import { unpaidStates } from '../order/order-states';
import { normaliseLineNumber } from './line-number';

interface Asked {
  readonly code: string;
  /** The number of the line whose device gets cheaper, as it was typed. */
  readonly lineNumber: string;
  readonly now: Date;
  /** Whoever asks: an order of theirs that is not paid may be given up for another one. */
  readonly sessionId: string;
}

const shape = /^[\p{Lu}\p{N}_]{3,40}$/u;

/**
 * The voucher if it exists, still counts today in Luxembourg, is for this line and not used up; why not is nobody's business.
 */
export async function findVoucher(
  database: Executor,
  { code, lineNumber, now, sessionId }: Asked,
): Promise<Voucher | null> {
  const typed = compact(code).toUpperCase();
  if (!shape.test(typed)) return null;
  const row = await database
    .selectFrom('vouchers')
    .select(['code', 'amount', 'max_uses'])
    .where('code', '=', typed)
    .where('line_number', '=', normaliseLineNumber(lineNumber))
    .where('expires_on', '>=', luxembourgDate(now))
    .executeTakeFirst();
  if (!row) return null;
  const isLeft = row.max_uses === null || (await countUses(database, row.code, sessionId)) < row.max_uses;
  return isLeft ? { voucherCode: row.code, amount: row.amount } : null;
}

async function countUses(database: Executor, code: string, sessionId: string): Promise<number> {
  const { count } = await database
    .selectFrom('voucher_uses')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('voucher_code', '=', code)
    .where(({ or, eb }) =>
      or([eb('session_id', '<>', sessionId), eb('state', 'not in', [...unpaidStates, 'payment_pending'])]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

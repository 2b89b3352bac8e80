import { compact, type Voucher } from '@alzette/shop-model';
import type { Executor } from '../database/transaction';
import { luxembourgDate } from '../orders/calendar';
import { readLineNumber } from './line-number';

interface Asked {
  readonly code: string;
  /** The number of the line whose device gets cheaper, as it was typed. */
  readonly lineNumber: string;
  readonly now: Date;
}

/** The voucher if it exists, still counts today in Luxembourg, and is for this line; why not is nobody's business. */
export async function findVoucher(database: Executor, { code, lineNumber, now }: Asked): Promise<Voucher | null> {
  const row = await database
    .selectFrom('vouchers')
    .select(['code', 'amount'])
    .where('code', '=', compact(code).toUpperCase())
    .where('line_number', '=', readLineNumber(lineNumber))
    .where('expires_on', '>=', luxembourgDate(now))
    .executeTakeFirst();
  return row ? { voucherCode: row.code, amount: row.amount } : null;
}

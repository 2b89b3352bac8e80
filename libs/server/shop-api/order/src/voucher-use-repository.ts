import type { Executor } from '@alzette/shop-api/platform';
import { unpaidStates } from './transitions';

export async function insertVoucherUse(transaction: Executor, orderId: string, code: string): Promise<void> {
  await transaction.insertInto('voucher_uses').values({ voucher_code: code, order_id: orderId }).execute();
}

/** @param exceptOpenOf session whose unpaid orders do not count */
export async function countVoucherUses(database: Executor, code: string, exceptOpenOf?: string): Promise<number> {
  let uses = database
    .selectFrom('voucher_uses')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('voucher_code', '=', code);
  if (exceptOpenOf !== undefined) {
    uses = uses.where(({ or, eb }) =>
      or([eb('session_id', '<>', exceptOpenOf), eb('state', 'not in', [...unpaidStates, 'payment_pending'])]),
    );
  }
  return Number((await uses.executeTakeFirstOrThrow()).count);
}

/** The voucher may be used again. */
export async function deleteVoucherUse(transaction: Executor, orderId: string, code: string): Promise<void> {
  await transaction
    .deleteFrom('voucher_uses')
    .where('order_id', '=', orderId)
    .where('voucher_code', '=', code)
    .execute();
}

export async function deleteVoucherUses(transaction: Executor, orderId: string): Promise<void> {
  await transaction.deleteFrom('voucher_uses').where('order_id', '=', orderId).execute();
}

import { type Order, unpaidStates } from '@alzette/shop-api/order';
import type { Database, Executor, WithDefault } from '@alzette/shop-api/platform';

/** `code` in capitals without spaces, `line_number` E.164, `expires_on` the last valid day, yyyy-MM-dd. */
export interface VoucherTable {
  code: string;
  amount: number;
  line_number: string;
  expires_on: string;
  /** How many orders may redeem it; null for any number. */
  max_uses: WithDefault<number | null>;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    vouchers: VoucherTable;
  }
}

/** @param today yyyy-MM-dd */
export async function findValidVoucher(database: Executor, code: string, lineNumber: string, today: string) {
  const voucher = await database
    .selectFrom('vouchers')
    .select(['code', 'amount', 'max_uses'])
    .where('code', '=', code)
    .where('line_number', '=', lineNumber)
    .where('expires_on', '>=', today)
    .executeTakeFirst();
  return voucher ?? null;
}

/** The maximum of a limited voucher, whose row stays locked; null for an unlimited voucher, undefined for an unknown one. */
export async function lockMaxUses(transaction: Executor, code: string): Promise<number | null | undefined> {
  const voucher = transaction.selectFrom('vouchers').select('max_uses').where('code', '=', code);
  const found = await voucher.executeTakeFirst();
  // Unlimited vouchers need no lock.
  if (!found || found.max_uses === null) return found?.max_uses;
  return (await voucher.forUpdate().executeTakeFirst())?.max_uses;
}

/** Open orders of a session that hold limited vouchers with these codes. @param exceptKey idempotency key of the new order */
export function findOrdersHolding(
  database: Database,
  sessionId: string,
  codes: readonly string[],
  exceptKey: string,
): Promise<Order[]> {
  return database
    .selectFrom('orders')
    .selectAll('orders')
    .where('session_id', '=', sessionId)
    .where('state', 'in', [...unpaidStates, 'payment_pending'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('voucher_uses')
          .innerJoin('vouchers', 'vouchers.code', 'voucher_uses.voucher_code')
          .select('order_id')
          .whereRef('order_id', '=', 'orders.id')
          .where('vouchers.max_uses', 'is not', null)
          .where('voucher_code', 'in', codes),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idempotency_keys')
            .select('order_id')
            .whereRef('order_id', '=', 'orders.id')
            .where('key', '=', exceptKey),
        ),
      ),
    )
    .execute();
}

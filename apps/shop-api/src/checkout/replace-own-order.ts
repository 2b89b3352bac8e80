import { compact, type OrderRequest } from '@alzette/shop-model';
import type { Database } from '../platform/database/transaction';
import type { Visitor } from '../platform/http/visitor';
import type { Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import { unpaidStates } from '../order/order-states';
import { cancelPayment } from '../payments/cancel-payment';
import type { ShopContext } from '../app-context';

interface Attempt {
  readonly visitor: Visitor;
  readonly key: string;
  readonly request: OrderRequest;
}

/**
 * Whoever went back, changed the cart and orders again wants their voucher in the new order: an earlier one of the same session that
 * holds the last use of it and is not paid ends here. One that turns out to be paid keeps it.
 *
 * @throws PartnerError when the provider does not answer whether it is paid
 */
export async function cancelOrdersHoldingVouchers(
  context: ShopContext,
  { visitor, key, request }: Attempt,
): Promise<void> {
  const codes = request.items.flatMap(({ voucherCode = null }) =>
    voucherCode === null ? [] : compact(voucherCode).toUpperCase(),
  );
  if (codes.length === 0) return;
  for (const order of await findHolders(context.database, visitor, key, codes)) {
    await cancelPayment(context, order);
    await context.database
      .transaction()
      .execute((transaction) => transitionOrder(transaction, order.id, { event: 'cancelled', cause: 'shopper' }));
  }
}

/** Orders of other keys: under the same one the same order is meant. */
function findHolders(database: Database, visitor: Visitor, key: string, codes: readonly string[]): Promise<Order[]> {
  return database
    .selectFrom('orders')
    .selectAll('orders')
    .where('session_id', '=', visitor.id)
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
            .where('key', '=', key),
        ),
      ),
    )
    .execute();
}

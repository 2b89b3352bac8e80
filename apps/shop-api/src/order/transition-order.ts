import type { TransitionCause } from '../platform/database/schema';
import type { Executor } from '../platform/database/transaction';
import { enqueueOrderWebhook } from './order-events';
import { lockOrder, type Order } from './order-repository';
import { releaseVouchers } from '../vouchers/take-vouchers';
import { transitions, nextState, type OrderEvent } from './transitions';
import { isClosed } from './order-states';

interface TransitionRequest {
  readonly event: OrderEvent;
  /** Who or what brought it about. */
  readonly cause: TransitionCause;
  /** Written together with the state. */
  readonly change?: Partial<Pick<Order, 'number' | 'confirmed_at'>>;
}

/** `moved` is false where the event had had its effect before. */
export type TransitionResult =
  | { readonly ok: true; readonly changed: boolean; readonly order: Order }
  | { readonly ok: false; readonly order: Order };

/**
 * The only way an order changes its state, or what is known of its payment. Locks the order until the transaction ends, looks
 * the event up in the table of moves, and writes the new state together with one row of its history; the database takes
 * neither without the other. An event that comes again changes nothing; one that may not happen in this state neither.
 */
export async function transitionOrder(
  transaction: Executor,
  orderId: string,
  { event, cause, change = {} }: TransitionRequest,
): Promise<TransitionResult> {
  const order = await lockOrder(transaction, orderId);
  const to = nextState(event, order.state);
  if (to === 'not_allowed') return { ok: false, order };
  const payment_state = transitions[event].payment ?? order.payment_state;
  const isRepeated = to === 'done' || (to === order.state && payment_state === order.payment_state);
  if (isRepeated) return { ok: true, changed: false, order };
  const moved = await transaction
    .updateTable('orders')
    .set({ ...change, state: to, payment_state })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('order_history')
    .values({ order_id: orderId, from_state: order.state, to_state: to, event, cause })
    .execute();
  if (isClosed(moved)) await releaseVouchers(transaction, orderId);
  await enqueueOrderWebhook(transaction, moved);
  return { ok: true, changed: true, order: moved };
}

/** The first entry of a new order, in the transaction that inserts it. */
export async function insertFirstHistory(transaction: Executor, orderId: string): Promise<void> {
  await transaction
    .insertInto('order_history')
    .values({ order_id: orderId, from_state: null, to_state: 'created', event: 'created', cause: 'shopper' })
    .execute();
}

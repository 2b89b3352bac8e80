import { ProblemError } from '@alzette/server-kit';
import type { OrderRequest } from '@alzette/shop-model';
import { deleteUploads, findProofSizes } from '@alzette/shop-api/buyer';
import { deviceCodeOf, findAvailable, findOrdersHoldingStock, findSurplusOrders } from '@alzette/shop-api/catalogue';
import {
  finalStates,
  findOrder,
  findSessionOrders,
  isClosed,
  lockOrder,
  type Order,
  type SessionOrder,
  transitionOrder,
  unpaidStates,
} from '@alzette/shop-api/order';
import { cancelPayment } from '@alzette/shop-api/payment';
import type { Executor, Visitor } from '@alzette/shop-api/platform';
import { findOrdersHolding } from './vouchers/voucher-repository';
import { voucherCodes } from './vouchers/vouchers';
import type { CheckoutContext } from './checkout-context';

/**
 * Cancels open orders of the session that block a new order of the shopper: they hold the last use of its vouchers, or devices that are
 * too few in stock. An order that turns out to be paid keeps them. If devices are still too few, orders of other buyers beyond their limit
 * expire too.
 *
 * @param key idempotency key of the new order; its own order stays
 * @throws PartnerError if the provider does not respond, so that it is unknown whether an order is paid
 */
export async function cancelReplacedOrders(
  context: Pick<CheckoutContext, 'database' | 'operator' | 'partners'>,
  visitor: Visitor,
  request: OrderRequest,
  key: string,
): Promise<void> {
  const { database } = context;
  const vouchers = voucherCodes(request);
  const holding = vouchers.length > 0 ? await findOrdersHolding(database, visitor.id, vouchers, key) : [];
  const short = await findShortDevices(database, request);
  const ids = await findOrdersHoldingStock(database, { sessionId: visitor.id, codes: short, exceptKey: key });
  const holdingStock = await Promise.all(ids.map((id) => findOrder(database, id)));
  for (const order of [...holding, ...holdingStock]) {
    if (order === null) continue;
    await cancelPayment(context, order);
    await database
      .transaction()
      .execute(async (transaction) =>
        transitionOrder(transaction, await lockOrder(transaction, order.id), { event: 'cancelled', cause: 'shopper' }),
      );
  }
  if (short.length > 0) await expireSurplusOrders(context, await findShortDevices(database, request));
}

/**
 * Unpaid orders of one person or account hold no more devices than one buyer may order, once another order needs them: the oldest ones
 * expire. An order that is paid, or may be, stays.
 */
async function expireSurplusOrders(
  { database, operator }: Pick<CheckoutContext, 'database' | 'operator'>,
  codes: readonly string[],
): Promise<void> {
  const surplus = await findSurplusOrders(database, {
    codes,
    max: operator.rules.perBuyer.devices,
    states: unpaidStates,
  });
  for (const id of surplus)
    await database.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (unpaidStates.includes(order.state))
        await transitionOrder(transaction, order, { event: 'expired', cause: 'expiry' });
    });
}

/** The devices of an order with fewer available pieces than the order needs. */
async function findShortDevices(database: Executor, { items }: OrderRequest): Promise<string[]> {
  const needed = new Map<string, number>();
  for (const { type, variantCode, quantity } of items) {
    const code = deviceCodeOf(variantCode);
    if (type === 'device') needed.set(code, (needed.get(code) ?? 0) + quantity);
  }
  const available = await findAvailable(database, [...needed.keys()]);
  return [...available].filter(([code, pieces]) => pieces < (needed.get(code) ?? 0)).map(([code]) => code);
}

const maxOpenOrders = 20;
const maxProofBytes = 30 * 1024 * 1024;

/**
 * Keeps a session within 20 open orders and 30 MB of proofs, after a new order is stored. Every changed form is a new order, so the oldest
 * unpaid ones make room: they are cancelled and their files deleted. Orders that are paid, or may be, stay. Lock `lockOfSessionOrders` first.
 *
 * @throws ProblemError 429 `too_many_orders`
 */
export async function limitSessionOrders(
  transaction: Executor,
  { id: newOrderId, session_id: sessionId }: Order,
  hasProof: boolean,
): Promise<void> {
  const orders = await findSessionOrders(transaction, sessionId);
  // Without a new proof the others are within the limit.
  const sizes = hasProof ? await findProofSizes(transaction, sessionId) : new Map<string, number>();
  let open = orders.filter(isOpen).length;
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const others = orders.filter(({ id }) => id !== newOrderId);
  for (const order of [...others.filter(isClosed), ...others.filter(isOpen)]) {
    const size = sizes.get(order.id) ?? 0;
    const isTooMany = isOpen(order) && open > maxOpenOrders;
    const isTooLarge = size > 0 && bytes > maxProofBytes;
    if (!isTooMany && !isTooLarge) continue;
    if (!(await end(transaction, order))) continue;
    await deleteUploads(transaction, order.id);
    if (isOpen(order)) open -= 1;
    bytes -= size;
  }
  if (open > maxOpenOrders || bytes > maxProofBytes) {
    throw new ProblemError('too_many_orders');
  }
}

function isOpen({ state }: SessionOrder): boolean {
  return !finalStates.includes(state);
}

/** True if the order has ended unsold, now or earlier. */
async function end(transaction: Executor, order: SessionOrder): Promise<boolean> {
  if (isClosed(order)) return true;
  if (!unpaidStates.includes(order.state)) return false;
  const locked = await lockOrder(transaction, order.id);
  return (await transitionOrder(transaction, locked, { event: 'cancelled', cause: 'shopper' })).ok;
}

import { areAllContractsSigned } from './contract-repository';
import type { TransitionCause } from '../platform/database/schema';
import type { Executor } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import type { Order } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import { orderClosed } from '../order/order-closed';

/** Moves the order on once everything that has to be signed is, also where nothing has to be. Says whether it is. */
export async function recordSigned(transaction: Executor, order: Order, cause: TransitionCause): Promise<boolean> {
  if (!(await areAllContractsSigned(transaction, order))) return false;
  const result = await transitionOrder(transaction, order.id, { event: 'all_signed', cause });
  if (!result.ok) throw orderClosed();
  return true;
}

/** @throws ProblemError 409 `contracts_unsigned`, or `order_closed` */
export async function requireSigned(transaction: Executor, order: Order, cause: TransitionCause): Promise<void> {
  if (await recordSigned(transaction, order, cause)) return;
  throw new ProblemError(409, 'contracts_unsigned', 'Every contract has to be signed first');
}

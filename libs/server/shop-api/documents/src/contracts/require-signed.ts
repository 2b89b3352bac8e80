import { ProblemError } from '@alzette/server-kit';
import { findCustomerInformation } from '@alzette/shop-api/buyer';
import {
  findOrderItems,
  type Order,
  orderClosed,
  type TransitionCause,
  transitionOrder,
} from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import { findContracts } from './contract-repository';
import { expectedDocuments, isSameDocument, isSignable } from './expected-documents';

/** True if every signable document exists and is signed, as verified with the signature service. */
export async function areAllContractsSigned(database: Executor, order: Order): Promise<boolean> {
  const items = await findOrderItems(database, order.id);
  const customer = await findCustomerInformation(database, order.id);
  const signed = (await findContracts(database, order.id)).filter(({ signed_at }) => signed_at !== null);
  return expectedDocuments(order, items, customer)
    .filter(isSignable)
    .every((document) => signed.some((contract) => isSameDocument(document, contract)));
}

/** Transitions the order to `signed` once every signable document is signed, or none exists. Returns true if so. */
export async function recordSigned(transaction: Executor, order: Order, cause: TransitionCause): Promise<boolean> {
  if (!(await areAllContractsSigned(transaction, order))) return false;
  const result = await transitionOrder(transaction, order.id, { event: 'all_signed', cause });
  if (!result.ok) throw orderClosed();
  return true;
}

/** @throws ProblemError 409 `contracts_unsigned`, or `order_closed` */
export async function requireSigned(transaction: Executor, order: Order, cause: TransitionCause): Promise<void> {
  if (await recordSigned(transaction, order, cause)) return;
  throw new ProblemError('contracts_unsigned');
}

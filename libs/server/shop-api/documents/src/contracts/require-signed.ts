import { ProblemError } from '@alzette/server-kit';
import {
  type LockedOrder,
  type Order,
  orderClosed,
  type TransitionCause,
  transitionOrder,
} from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import type { OrderDetails } from '../order-details-repository';
import { expectedDocuments, isSameDocument, isSignable } from './expected-documents';

type SignedDetails = Pick<OrderDetails, 'items' | 'customer' | 'documents'>;

/** True if every signable document exists and is signed, as verified with the signature service. */
export function areAllContractsSigned(order: Order, { items, customer, documents }: SignedDetails): boolean {
  const signed = documents.filter(({ signed_at }) => signed_at !== null);
  return expectedDocuments(order, items, customer)
    .filter(isSignable)
    .every((document) => signed.some((contract) => isSameDocument(document, contract)));
}

/**
 * Transitions the order to `signed` once every signable document is signed, or none exists.
 *
 * @param details as they are while the order is locked
 * @returns the order afterwards; null if a signature is missing
 */
export async function recordSigned(
  transaction: Executor,
  order: LockedOrder,
  details: SignedDetails,
  cause: TransitionCause,
): Promise<LockedOrder | null> {
  if (!areAllContractsSigned(order, details)) return null;
  const result = await transitionOrder(transaction, order, { event: 'all_signed', cause });
  if (!result.ok) throw orderClosed();
  return result.order;
}

/** @throws ProblemError 409 `contracts_unsigned`, or `order_closed` */
export async function requireSigned(
  transaction: Executor,
  order: LockedOrder,
  details: SignedDetails,
  cause: TransitionCause,
): Promise<LockedOrder> {
  const signed = await recordSigned(transaction, order, details, cause);
  if (!signed) throw new ProblemError('contracts_unsigned');
  return signed;
}

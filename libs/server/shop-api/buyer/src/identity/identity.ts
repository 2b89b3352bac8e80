import { createHash } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { KycInformation } from '@alzette/shop-model';
import type { Order, OrderState } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import {
  assignFreeVerification,
  assignVerification,
  findOrderUsing,
  type IdentityCheck,
  lockVerification,
} from './identity-repository';

/** While an order in one of these states holds an identity check, no other order can use it. */
const holdingStates: readonly OrderState[] = ['payment_pending', 'paid', 'confirmed'];

/**
 * Reserves the identity check of an order before payment, or before the confirmation of an order without payment: a check serves one
 * order. The next order of the same session takes it over once the first is no longer in payment.
 *
 * @throws ProblemError 409 `identity_used` while another order holds it
 */
export async function reserveIdentity(transaction: Executor, order: Order): Promise<void> {
  if (!needsIdentity(order)) return;
  const assignment = { id: order.kyc_id, sessionId: order.session_id, orderId: order.id };
  if (await assignFreeVerification(transaction, assignment)) return;
  // Lock before reading, to see the writes of a concurrent transaction.
  await lockVerification(transaction, order.kyc_id);
  if (await findOtherHolder(transaction, order)) {
    throw new ProblemError('identity_used');
  }
  await assignVerification(transaction, assignment);
}

/** Another order that holds this order's identity check. */
export async function findOtherHolder(database: Executor, order: Order): Promise<Order | null> {
  if (!needsIdentity(order)) return null;
  const holder = await findOrderUsing(database, order.kyc_id, holdingStates);
  return holder?.id === order.id ? null : holder;
}

/** True if an order was sold or paid under this identity check. */
export function isIdentityUsed({ stateOfUser }: IdentityCheck): boolean {
  return stateOfUser === 'paid' || stateOfUser === 'confirmed';
}

/** A guest's esales order. */
export function needsIdentity(order: Order): order is Order & { readonly kyc_id: string } {
  return order.is_new_client && order.kyc_id !== null;
}

/** SHA-256 of name and birth date: the same for every identity check of one person, with any identity document. */
export function personHash({ Firstname, Lastname, BirthDate }: KycInformation): string {
  return createHash('sha256')
    .update(JSON.stringify([letters(Firstname), letters(Lastname), BirthDate]))
    .digest('hex');
}

/** True if two spellings are one name: case, accents, spaces, hyphens and apostrophes do not count. */
export function isSameName(one: string, other: string): boolean {
  return letters(one) === letters(other);
}

function letters(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{Letter}]/gu, '')
    .toLowerCase();
}

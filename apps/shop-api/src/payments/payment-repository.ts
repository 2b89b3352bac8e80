import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PaymentRowState, PaymentTable } from '../platform/database/schema';
import type { Executor } from '../platform/database/transaction';

export type Payment = Selectable<PaymentTable>;

/** States that may still become paid. At most one payment of an order is in one of them. */
const runningStates: readonly PaymentRowState[] = ['creating', 'open', 'pending'];

/** Every attempt to pay an order, the newest first. */
export function findPayments(database: Executor, orderId: string): Promise<Payment[]> {
  return database
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .execute();
}

export function isRunning({ state }: Payment): boolean {
  return runningStates.includes(state);
}

type NewPayment = Pick<Payment, 'order_id' | 'attempt' | 'amount' | 'language' | 'description' | 'return_url'>;

export async function insertPayment(database: Executor, payment: NewPayment): Promise<Payment> {
  return database
    .insertInto('payments')
    .values({
      ...payment,
      id: randomUUID(),
      state: 'creating',
      currency: 'EUR',
      provider_session_id: null,
      redirect_url: null,
      transaction_id: null,
      card_brand: null,
      card_last_digits: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  database: Executor,
  id: string,
  change: Partial<Omit<Payment, 'id' | 'order_id'>>,
): Promise<void> {
  await database
    .updateTable('payments')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

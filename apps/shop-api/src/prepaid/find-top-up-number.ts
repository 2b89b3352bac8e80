import type { Executor } from '../platform/database/transaction';
import { findComplementaryInformations } from '../order/order-repository';

/** The number that an order tops up, E.164; null for an order that tops up none. */
export async function findTopUpNumber(database: Executor, orderId: string): Promise<string | null> {
  const [information] = await findComplementaryInformations(database, orderId);
  return information?.currentPhoneNumber ?? null;
}

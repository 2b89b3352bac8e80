import type { Generated } from 'kysely';
import type { Executor } from '../database/schema';

/** The log of reads and changes of orders by the operator's clients. Rows are only added. */
interface OperatorAccessTable {
  sequence: Generated<string>;
  client_id: string;
  order_number: string;
  action: 'read' | 'changed';
  /** True if the response held personal data. */
  personal: boolean;
  at: Date;
}

declare module '../database/schema' {
  interface ShopSchema {
    operator_accesses: OperatorAccessTable;
  }
}

interface OrderAccess {
  readonly clientId: string;
  readonly orderNumbers: readonly string[];
  readonly action: OperatorAccessTable['action'];
  readonly personal: boolean;
  readonly at: Date;
}

export async function insertOrderAccess(
  database: Executor,
  { clientId, orderNumbers, action, personal, at }: OrderAccess,
): Promise<void> {
  if (orderNumbers.length === 0) return;
  await database
    .insertInto('operator_accesses')
    .values(orderNumbers.map((number) => ({ client_id: clientId, order_number: number, action, personal, at })))
    .execute();
}

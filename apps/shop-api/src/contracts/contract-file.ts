import type { Database } from '../platform/database/transaction';
import { notFound } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';

/**
 * The contract as PDF: signed, once it is.
 *
 * @throws ProblemError 404, the same for an unknown file and for somebody else's
 */
export async function findContractFile(database: Database, filename: string, visitor: Visitor): Promise<Buffer> {
  const row = await database
    .selectFrom('contracts')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .select(['contracts.content', 'contracts.signed_content'])
    .where('contracts.filename', '=', filename)
    .where('orders.session_id', '=', visitor.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return Buffer.from(row.signed_content ?? row.content);
}

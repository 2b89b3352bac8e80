import type { Selectable } from 'kysely';
import type { ContractDocument } from '@alzette/shop-model';
import type { ContractTable } from '../database/schema';
import type { Executor } from '../database/transaction';

export type Contract = Selectable<ContractTable>;

export function findContracts(database: Executor, orderId: string): Promise<Contract[]> {
  return database.selectFrom('contracts').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** Every subscription of the order has its contract, signed per the signature service's own word. */
export async function areAllContractsSigned(database: Executor, orderId: string): Promise<boolean> {
  const lines = await database
    .selectFrom('order_lines')
    .select('identifier')
    .where('order_id', '=', orderId)
    .where('subscription', 'is not', null)
    .execute();
  const signed = await database
    .selectFrom('contracts')
    .select('line_identifier')
    .where('order_id', '=', orderId)
    .where('signed_at', 'is not', null)
    .execute();
  const signedLines = new Set(signed.map(({ line_identifier }) => line_identifier));
  return lines.every(({ identifier }) => signedLines.has(identifier));
}

export async function updateContract(
  database: Executor,
  id: string,
  change: Partial<Omit<Contract, 'id' | 'order_id'>>,
): Promise<Contract | null> {
  const row = await database
    .updateTable('contracts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export function presentContract(contract: Contract): ContractDocument {
  return {
    id: contract.partner_document_id ?? '',
    name: contract.name,
    filename: contract.filename,
    iframeSrc: contract.frame_url ?? '',
    signable: contract.partner_document_id !== null,
    signed: contract.signed_at !== null,
    error: contract.error,
    size: (contract.signed_content ?? contract.content).length,
  };
}

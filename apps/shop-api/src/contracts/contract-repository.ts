import { sql, type Selectable } from 'kysely';
import type { ContractDocument } from '@alzette/shop-model';
import type { ContractTable } from '../platform/database/schema';
import type { Executor } from '../platform/database/transaction';
import { findCustomerInformation } from '../checkout/customer-information';
import { findOrderItems, type Order } from '../order/order-repository';
import { expectedDocuments, isSignable, isSameDocument } from './expected-documents';

export type Contract = Selectable<ContractTable>;

/** In the order in which they are read: of each line the summary before the contract, the mandate last. */
export function findContracts(database: Executor, orderId: string): Promise<Contract[]> {
  return database
    .selectFrom('contracts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(sql`kind = 'mandate'`)
    .orderBy('position')
    .orderBy(sql`kind = 'contract'`)
    .execute();
}

/** Every document that has to be signed is there and signed, per the signature service's own word. */
export async function areAllContractsSigned(database: Executor, order: Order): Promise<boolean> {
  const lines = await findOrderItems(database, order.id);
  const customer = await findCustomerInformation(database, order.id);
  const signed = (await findContracts(database, order.id)).filter(({ signed_at }) => signed_at !== null);
  return expectedDocuments(order, lines, customer)
    .filter(isSignable)
    .every((document) => signed.some((contract) => isSameDocument(document, contract)));
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
    id: contract.partner_document_id ?? contract.id,
    kind: contract.kind,
    lineIdentifier: contract.line_identifier,
    name: contract.name,
    filename: contract.filename,
    iframeSrc: contract.frame_url ?? '',
    signable: isSignable(contract) && contract.partner_document_id !== null,
    signed: contract.signed_at !== null,
    error: contract.error,
    size: (contract.signed_content ?? contract.content).length,
  };
}

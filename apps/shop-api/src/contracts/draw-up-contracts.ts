import { createHash, randomUUID } from 'node:crypto';
import type { Executor } from '../platform/database/transaction';
import { ProblemError } from '../platform/http/problem-error';
import { luxembourgDate } from '../platform/days';
import { findCustomerInformation } from '../checkout/customer-information';
import { findComplementaryInformations, findOrderItems, lockOrder } from '../order/order-repository';
import { transitionOrder } from '../order/transition-order';
import { orderClosed } from '../order/order-closed';
import { isClosed } from '../order/order-states';
import type { ShopContext } from '../app-context';
import { findContracts, type Contract } from './contract-repository';
import { draftDocument } from './draft-document';
import { expectedDocuments, isSameDocument, type ExpectedDocument } from './expected-documents';
import type { DocumentSources } from './gather-facts';

/**
 * Every document of the order that it has not yet. A device alone is bought, not subscribed to.
 *
 * @throws ProblemError 409 `customer_information_missing` or `order_closed`
 */
export async function createDocuments({ database, operator, now }: ShopContext, orderId: string): Promise<Contract[]> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (isClosed(order)) throw orderClosed();
    const customer = await findCustomerInformation(transaction, orderId);
    if (!customer) {
      throw new ProblemError(409, 'customer_information_missing', 'The customer information has to be sent first');
    }
    const lines = await findOrderItems(transaction, orderId);
    const complementary = await findComplementaryInformations(transaction, orderId);
    await drawUpMissing(transaction, { operator, order, lines, complementary, customer, date: luxembourgDate(now()) });
    const documents = await findContracts(transaction, orderId);
    if (documents.length > 0)
      await transitionOrder(transaction, orderId, { event: 'documents_drawn_up', cause: 'shopper' });
    return documents;
  });
}

async function drawUpMissing(transaction: Executor, sources: DocumentSources): Promise<void> {
  const { order, lines, customer } = sources;
  const known = await findContracts(transaction, order.id);
  const summaries = new Map(
    known.flatMap(({ kind, line_identifier, id }) => (kind === 'summary' ? [[line_identifier, id]] : [])),
  );
  for (const document of expectedDocuments(order, lines, customer)) {
    if (known.some((contract) => isSameDocument(document, contract))) continue;
    const id = randomUUID();
    if (document.kind === 'summary') summaries.set(document.line_identifier, id);
    await drawUp(transaction, sources, document, id, summaries.get(document.line_identifier) ?? id);
  }
}

async function drawUp(
  transaction: Executor,
  sources: DocumentSources,
  document: ExpectedDocument,
  id: string,
  summaryReference: string,
): Promise<void> {
  const draft = await draftDocument(sources, document, { reference: id, summaryReference });
  await transaction
    .insertInto('contracts')
    .values({
      ...draft,
      ...document,
      id,
      order_id: sources.order.id,
      sha256: createHash('sha256').update(draft.content).digest('hex'),
      partner_document_id: null,
      frame_url: null,
      attempt: 1,
      error: null,
      signed_content: null,
      signed_sha256: null,
      signed_document_id: null,
    })
    .execute();
}

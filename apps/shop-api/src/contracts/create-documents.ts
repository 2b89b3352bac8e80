import { luxembourgDate, type CustomerInformation } from '@alzette/shop-model';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { findCustomerInformation } from '../order/customer-information-repository';
import {
  findComplementaryInformations,
  findOrderItems,
  lockOrder,
  type Order,
  type OrderItemRow,
} from '../order/order-repository';
import { orderClosed, transitionOrder } from '../order/transition-order';
import { isClosed } from '../order/transitions';
import type { Executor } from '../platform/database/schema';
import { ProblemError } from '../platform/http/problem';
import type { ShopContext } from '../platform/shop-context';
import { deleteContracts, findContracts, insertContract, type Contract } from './contract-repository';
import { contractTexts } from './contract-texts';
import { contractFacts, mandateFacts, printedFields, type DocumentSources } from './document-facts';
import { expectedDocuments, isSameDocument, type ExpectedDocument } from './expected-documents';
import { writeMandatePdf } from './mandate/mandate-pdf';
import { mandateTexts } from './mandate/mandate-texts';
import { writeContractPdf } from './pdf/contract-pdf';
import { writeSummaryPdf } from './summary/summary-pdf';
import { summaryTexts } from './summary/summary-texts';

type Draft = Pick<Contract, 'name' | 'filename' | 'content' | 'position' | 'mandate_reference'>;

interface References {
  readonly reference: string;
  readonly summaryReference: string;
}

const documentsOfItem = {
  summary: { texts: summaryTexts, write: writeSummaryPdf, suffix: '-summary' },
  contract: { texts: contractTexts, write: writeContractPdf, suffix: '' },
} as const;

/**
 * Creates the missing documents of an order and returns all of them. A device without a subscription needs none.
 *
 * @throws ProblemError 409 `customer_information_missing` or `order_closed`
 */
export async function createDocuments(
  { database, operator, now }: Pick<ShopContext, 'database' | 'operator' | 'now'>,
  orderId: string,
): Promise<Contract[]> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (isClosed(order)) throw orderClosed();
    const customer = await findCustomerInformation(transaction, orderId);
    if (!customer) {
      throw new ProblemError(409, 'customer_information_missing', 'The customer information has to be sent first');
    }
    const items = await findOrderItems(transaction, orderId);
    const complementary = await findComplementaryInformations(transaction, orderId);
    const date = luxembourgDate(now());
    await createMissing(transaction, { operator, order, items, complementary, customer, date });
    const documents = await findContracts(transaction, orderId);
    if (documents.length > 0) {
      await transitionOrder(transaction, orderId, { event: 'documents_drawn_up', cause: 'shopper' });
    }
    return documents;
  });
}

/**
 * Deletes the documents that print what has changed of the customer; the next request creates them anew.
 *
 * @param before null when nothing was known, so that no document exists
 */
export async function deleteChangedDocuments(
  transaction: Executor,
  order: Order,
  before: CustomerInformation | null,
  after: CustomerInformation,
): Promise<void> {
  const kinds = (['summary', 'contract', 'mandate'] as const).filter(
    (kind) =>
      before === null ||
      order.mandate_in_contract ||
      printedFields[kind].some((field) => before[field] !== after[field]),
  );
  await deleteContracts(transaction, order.id, kinds);
}

/** How many documents `createDocuments` would create. */
export async function countMissingDocuments(database: Executor, order: Order): Promise<number> {
  const items = await findOrderItems(database, order.id);
  const customer = await findCustomerInformation(database, order.id);
  const known = await findContracts(database, order.id);
  const missing = expectedDocuments(order, items, customer).filter(
    (document) => !known.some((contract) => isSameDocument(document, contract)),
  );
  return missing.length;
}

async function createMissing(transaction: Executor, sources: DocumentSources): Promise<void> {
  const { order, items, customer } = sources;
  const known = await findContracts(transaction, order.id);
  const summaries = new Map(
    known.flatMap(({ kind, line_identifier, id }) => (kind === 'summary' ? [[line_identifier, id]] : [])),
  );
  for (const document of expectedDocuments(order, items, customer)) {
    if (known.some((contract) => isSameDocument(document, contract))) continue;
    const id = randomUUID();
    if (document.kind === 'summary') summaries.set(document.line_identifier, id);
    const references = { reference: id, summaryReference: summaries.get(document.line_identifier) ?? id };
    const draft = await draftDocument(sources, document, references);
    const sha256 = createHash('sha256').update(draft.content).digest('hex');
    await insertContract(transaction, { ...draft, ...document, id, order_id: order.id, sha256 });
  }
}

async function draftDocument(
  sources: DocumentSources,
  document: ExpectedDocument,
  references: References,
): Promise<Draft> {
  const item = sources.items.find(({ identifier }) => identifier === document.line_identifier);
  if (document.kind === 'mandate' || !item) return draftMandate(sources);
  return draftOfItem(sources, item, documentsOfItem[document.kind], references);
}

async function draftOfItem(
  sources: DocumentSources,
  item: OrderItemRow,
  { texts, write, suffix }: (typeof documentsOfItem)['summary' | 'contract'],
  references: References,
): Promise<Draft> {
  const { subscription, position } = item;
  if (!subscription) throw new Error('An item without a subscription has no documents');
  const facts = contractFacts(sources, item, subscription, references);
  return {
    name: texts[facts.language].name(facts.plan.name),
    filename: unguessableFilename(`${item.product_code}${suffix}`),
    content: await write(facts),
    position,
    mandate_reference: null,
  };
}

async function draftMandate(sources: DocumentSources): Promise<Draft> {
  const facts = mandateFacts(sources);
  return {
    name: mandateTexts[facts.language].name,
    filename: unguessableFilename('sepa-mandate'),
    content: await writeMandatePdf(facts),
    position: sources.items.length,
    mandate_reference: facts.reference,
  };
}

export function unguessableFilename(name: string): string {
  return `${name}-${randomBytes(18).toString('base64url')}.pdf`;
}

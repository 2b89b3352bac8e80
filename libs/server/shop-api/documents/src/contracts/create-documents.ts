import { distinctNames, luxembourgDate, type CustomerInformation } from '@alzette/shop-model';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import { findCustomerInformation } from '@alzette/shop-api/buyer';
import {
  findComplementaryInformations,
  findOrderItems,
  isClosed,
  lockOrder,
  type Order,
  orderClosed,
  type OrderItemRow,
  transitionOrder,
} from '@alzette/shop-api/order';
import type { Database, Executor, ShopContext } from '@alzette/shop-api/platform';
import { deleteContracts, findContracts, insertContract, type Contract } from './contract-repository';
import { contractTexts } from './contract-texts';
import { contractFacts, mandateFacts, printedFields, type DocumentSources } from './document-facts';
import { expectedDocuments, isSameDocument, type ExpectedDocument } from './expected-documents';
import { mandateTexts } from './mandate/mandate-texts';
import { summaryTexts } from './summary/summary-texts';
import { writePdf } from './write-pdf';

interface Draft extends Pick<Contract, 'name' | 'filename' | 'position' | 'mandate_reference'> {
  readonly content: Buffer;
}

interface References {
  readonly reference: string;
  readonly summaryReference: string;
}

const documentsOfItem = {
  summary: { texts: summaryTexts, suffix: '-summary' },
  contract: { texts: contractTexts, suffix: '' },
} as const;

/** Documents stored per transaction. A longer transaction would block others. */
const documentsAtOnce = 10;
/** How often the order may change while its documents are written. */
const maxAttempts = 5;

/**
 * Creates the missing documents of an order and returns all of them. A device without a subscription needs none. Documents are written
 * outside of transactions, and stored if their facts are unchanged.
 *
 * @throws ProblemError 409 `customer_information_missing`, `order_closed` or `order_changed`
 */
export async function createDocuments(
  context: Pick<ShopContext, 'database' | 'operator' | 'now'>,
  orderId: string,
): Promise<Contract[]> {
  const { database } = context;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const sources = await database.transaction().execute((transaction) => readSources(transaction, context, orderId));
    const isComplete = await createMissing(database, context, sources);
    const documents = isComplete && (await recordGenerated(database, context, sources));
    if (documents) return documents;
  }
  throw new ProblemError('order_changed');
}

/** The documents of the order; null if it has changed meanwhile. */
function recordGenerated(
  database: Database,
  context: Pick<ShopContext, 'operator' | 'now'>,
  sources: DocumentSources,
): Promise<Contract[] | null> {
  const { id } = sources.order;
  return database.transaction().execute(async (transaction) => {
    if (!(await isUnchanged(transaction, context, sources))) return null;
    const documents = await findContracts(transaction, id);
    if (documents.length > 0) await transitionOrder(transaction, id, { event: 'documents_drawn_up', cause: 'shopper' });
    return documents;
  });
}

/** Locks the order. */
async function isUnchanged(
  transaction: Executor,
  context: Pick<ShopContext, 'operator' | 'now'>,
  sources: DocumentSources,
): Promise<boolean> {
  return isDeepStrictEqual(await readSources(transaction, context, sources.order.id), sources);
}

/** Locks the order. */
async function readSources(
  transaction: Executor,
  { operator, now }: Pick<ShopContext, 'operator' | 'now'>,
  orderId: string,
): Promise<DocumentSources> {
  const order = await lockOrder(transaction, orderId);
  if (isClosed(order)) throw orderClosed();
  const customer = await findCustomerInformation(transaction, orderId);
  if (!customer) {
    throw new ProblemError('customer_information_missing');
  }
  const items = await findOrderItems(transaction, orderId);
  const complementary = await findComplementaryInformations(transaction, orderId);
  return { operator, order, items, complementary, customer, date: luxembourgDate(now()) };
}

/**
 * Deletes the documents that print changed data of the customer; the next request creates them anew.
 *
 * @param before null without earlier customer information, when no document exists
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

/** The number of documents that `createDocuments` would create. */
export async function countMissingDocuments(database: Executor, order: Order): Promise<number> {
  const items = await findOrderItems(database, order.id);
  const customer = await findCustomerInformation(database, order.id);
  const known = await findContracts(database, order.id);
  const missing = expectedDocuments(order, items, customer).filter(
    (document) => !known.some((contract) => isSameDocument(document, contract)),
  );
  return missing.length;
}

/** Returns false, with some of them created, if the order has changed meanwhile. */
async function createMissing(
  database: Database,
  context: Pick<ShopContext, 'operator' | 'now'>,
  sources: DocumentSources,
): Promise<boolean> {
  const { order, items, customer } = sources;
  const known = await findContracts(database, order.id);
  const summaries = new Map(
    known.flatMap(({ kind, line_identifier, id }) => (kind === 'summary' ? [[line_identifier, id]] : [])),
  );
  const missing = expectedDocuments(order, items, customer)
    .filter((document) => !known.some((contract) => isSameDocument(document, contract)))
    .map((document) => ({ ...document, id: randomUUID() }));
  for (const { kind, line_identifier, id } of missing) if (kind === 'summary') summaries.set(line_identifier, id);

  for (let start = 0; start < missing.length; start += documentsAtOnce) {
    const drafts = await Promise.all(
      missing.slice(start, start + documentsAtOnce).map(async (document) => {
        const { id } = document;
        const references = { reference: id, summaryReference: summaries.get(document.line_identifier) ?? id };
        const draft = await draftDocument(sources, document, references);
        const sha256 = createHash('sha256').update(draft.content).digest('hex');
        return { ...draft, ...document, order_id: order.id, sha256 };
      }),
    );
    const isStored = await database.transaction().execute(async (transaction) => {
      if (!(await isUnchanged(transaction, context, sources))) return false;
      for (const draft of drafts) await insertContract(transaction, draft);
      return true;
    });
    if (!isStored) return false;
  }
  return true;
}

async function draftDocument(
  sources: DocumentSources,
  document: ExpectedDocument,
  references: References,
): Promise<Draft> {
  const item = sources.items.find(({ identifier }) => identifier === document.line_identifier);
  if (document.kind === 'mandate' || !item) return draftMandate(sources);
  return draftOfItem(sources, item, document.kind, references);
}

async function draftOfItem(
  sources: DocumentSources,
  item: OrderItemRow,
  kind: keyof typeof documentsOfItem,
  references: References,
): Promise<Draft> {
  const { subscription, position } = item;
  if (!subscription) throw new Error('An item without a subscription has no documents');
  const { texts, suffix } = documentsOfItem[kind];
  const facts = contractFacts(sources, item, subscription, references);
  return {
    name: texts[facts.language].name(planNames(sources).get(item.identifier) ?? facts.plan.name),
    filename: unguessableFilename(`${item.product_code}${suffix}`),
    content: await writePdf({ kind, facts }, sources.order.id),
    position,
    mandate_reference: null,
  };
}

/**
 * The names of the plans. Plans with the same name also get their device or position. Names never contain a telephone number, because
 * operator clients without the right to personal data see them too.
 */
function planNames({ items }: DocumentSources): ReadonlyMap<string, string> {
  return distinctNames(
    items.flatMap(({ identifier, subscription, device }) =>
      subscription ? [{ identifier, name: subscription.variantName, mark: device?.name ?? null }] : [],
    ),
  );
}

async function draftMandate(sources: DocumentSources): Promise<Draft> {
  const facts = mandateFacts(sources);
  return {
    name: mandateTexts[facts.language].name,
    filename: unguessableFilename('sepa-mandate'),
    content: await writePdf({ kind: 'mandate', facts }, sources.order.id),
    position: sources.items.length,
    mandate_reference: facts.reference,
  };
}

export function unguessableFilename(name: string): string {
  return `${name}-${randomBytes(18).toString('base64url')}.pdf`;
}

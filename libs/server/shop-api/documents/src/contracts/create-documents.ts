import { distinctNames, luxembourgDate, type CustomerInformation } from '@alzette/shop-model';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import {
  isClosed,
  lockOrder,
  type Order,
  orderClosed,
  type OrderItemRow,
  transitionOrder,
} from '@alzette/shop-api/order';
import { type Executor, notFound, type ShopContext } from '@alzette/shop-api/platform';
import { findOrderDetails, findOrderWithDetails, type OrderDetails } from '../order-details-repository';
import { deleteContracts, insertContracts, type Contract } from './contract-repository';
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

type CreateContext = Pick<ShopContext, 'database' | 'operator' | 'now'>;

/**
 * Creates the missing documents of an order and returns all of them. A device without a subscription needs none. Documents are written
 * outside of transactions, and stored if their facts are unchanged.
 *
 * @param limitGeneration called with the number of documents to create, and throws if they are too many
 * @throws ProblemError 409 `customer_information_missing`, `order_closed` or `order_changed`
 */
export async function createDocuments(
  context: CreateContext,
  orderId: string,
  limitGeneration: (documents: number) => Promise<void>,
): Promise<readonly Contract[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await findOrderWithDetails(context.database, orderId);
    if (!found) throw notFound();
    const { order, details } = found;
    const sources = sourcesOf(context, order, details);
    const missing = missingDocuments(order, details);
    if (attempt === 0) await limitGeneration(missing.length);
    const documents = await createMissing(context, sources, details.documents, missing);
    if (documents) return documents;
  }
  throw new ProblemError('order_changed');
}

/** @throws ProblemError 409 `customer_information_missing` or `order_closed` */
function sourcesOf(
  { operator, now }: CreateContext,
  order: Order,
  { customer, items, complementary }: OrderDetails,
): DocumentSources {
  if (isClosed(order)) throw orderClosed();
  if (!customer) throw new ProblemError('customer_information_missing');
  return { operator, order, items, complementary, customer, date: luxembourgDate(now()) };
}

type MissingDocument = ExpectedDocument & Pick<Contract, 'id'>;

function missingDocuments(order: Order, { items, customer, documents }: OrderDetails): MissingDocument[] {
  return expectedDocuments(order, items, customer)
    .filter((document) => !documents.some((contract) => isSameDocument(document, contract)))
    .map((document) => ({ ...document, id: randomUUID() }));
}

/**
 * Deletes the documents that print changed data of the customer; the next request creates them anew.
 */
export async function deleteChangedDocuments(
  transaction: Executor,
  order: Order,
  before: CustomerInformation,
  after: CustomerInformation,
): Promise<void> {
  const kinds = (['summary', 'contract', 'mandate'] as const).filter(
    (kind) => order.mandate_in_contract || printedFields[kind].some((field) => before[field] !== after[field]),
  );
  await deleteContracts(transaction, order.id, kinds);
}

/** All documents of the order; null, with some of them created, if the order has changed meanwhile. */
async function createMissing(
  context: CreateContext,
  sources: DocumentSources,
  known: readonly Contract[],
  missing: readonly MissingDocument[],
): Promise<readonly Contract[] | null> {
  const summaries = new Map(
    [...known, ...missing].flatMap(({ kind, line_identifier, id }) =>
      kind === 'summary' ? [[line_identifier, id]] : [],
    ),
  );
  for (let start = 0; ; start += documentsAtOnce) {
    const drafts = await Promise.all(
      missing.slice(start, start + documentsAtOnce).map(async (document) => {
        const { id } = document;
        const references = { reference: id, summaryReference: summaries.get(document.line_identifier) ?? id };
        const draft = await draftDocument(sources, document, references);
        const sha256 = createHash('sha256').update(draft.content).digest('hex');
        return { ...draft, ...document, sha256 };
      }),
    );
    const isLast = start + documentsAtOnce >= missing.length;
    const documents = await storeUnlessChanged(context, sources, { drafts, isLast });
    if (documents === null || isLast) return documents;
  }
}

interface StoredDrafts {
  readonly drafts: readonly (Draft & MissingDocument & Pick<Contract, 'sha256'>)[];
  /** The documents of the order are complete with these. */
  readonly isLast: boolean;
}

/** The documents of the order with the new ones; null, without storing them, if the order has changed since `sources` were read. */
function storeUnlessChanged(
  context: CreateContext,
  sources: DocumentSources,
  { drafts, isLast }: StoredDrafts,
): Promise<readonly Contract[] | null> {
  const { id } = sources.order;
  return context.database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    const details = await findOrderDetails(transaction, id);
    if (!isDeepStrictEqual(sourcesOf(context, order, details), sources)) return null;
    const documents = await insertContracts(transaction, id, drafts);
    if (isLast && documents.length > 0)
      await transitionOrder(transaction, order, { event: 'documents_drawn_up', cause: 'shopper' });
    return documents;
  });
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

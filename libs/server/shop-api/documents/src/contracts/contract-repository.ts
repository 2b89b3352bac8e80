import { sql, type Insertable, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DocumentKind } from '@alzette/shop-model';
import { isReadableBy } from '@alzette/shop-api/order';
import type {
  Bytes,
  Database,
  Executor,
  NullableBytes,
  NullableTimestamp,
  Timestamp,
  Visitor,
  WithDefault,
} from '@alzette/shop-api/platform';

/** Every document of an order: a summary and a contract for each subscription, the order's mandate and its annex. */
export interface ContractTable {
  id: string;
  order_id: string;
  kind: WithDefault<DocumentKind>;
  /** Identifier of the item; null for a document of the whole order. */
  line_identifier: string | null;
  position: number;
  name: string;
  filename: string;
  content: Bytes;
  sha256: string;
  partner_document_id: string | null;
  frame_url: string | null;
  attempt: number;
  error: string | null;
  signed_content: NullableBytes;
  signed_sha256: string | null;
  signed_document_id: string | null;
  signed_at: NullableTimestamp;
  /** Only for a mandate. */
  mandate_reference: WithDefault<string | null>;
  created_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    contracts: ContractTable;
  }
}

/** A document without its files. */
export interface Contract extends Omit<Selectable<ContractTable>, 'content' | 'signed_content'> {
  /** In bytes, of the signed file if it is signed. */
  readonly size: number;
}

const columns = [
  'id',
  'order_id',
  'kind',
  'line_identifier',
  'position',
  'name',
  'filename',
  'sha256',
  'partner_document_id',
  'frame_url',
  'attempt',
  'error',
  'signed_sha256',
  'signed_document_id',
  'signed_at',
  'mandate_reference',
  'created_at',
  sql<number>`octet_length(coalesce(signed_content, content))`.as('size'),
] as const;

type NewContract = Pick<
  Insertable<ContractTable>,
  'id' | 'kind' | 'line_identifier' | 'position' | 'name' | 'filename' | 'content' | 'sha256' | 'mandate_reference'
>;

/** SQL: for each item the summary before the contract, then the mandate, the annex last. */
const readingOrder = sql`kind in ('mandate', 'annex'), position, kind = 'contract'`;

/** In reading order. */
export function findContracts(database: Executor, orderId: string): Promise<Contract[]> {
  return selectContracts(database, orderId).execute();
}

/** SQL: the documents of an order in reading order, as one value of a larger query; `contractsIn` reads it. */
export function contractsOf(database: Executor, orderId: string) {
  return jsonArrayFrom(selectContracts(database, orderId));
}

type StoredContract = Omit<Contract, 'signed_at' | 'created_at'> & {
  readonly signed_at: string | null;
  readonly created_at: string;
};

export function contractsIn(rows: readonly StoredContract[]): Contract[] {
  return rows.map(({ signed_at, created_at, ...row }) => ({
    ...row,
    signed_at: signed_at === null ? null : new Date(signed_at),
    created_at: new Date(created_at),
  }));
}

function selectContracts(database: Executor, orderId: string) {
  return database.selectFrom('contracts').select(columns).where('order_id', '=', orderId).orderBy(readingOrder);
}

export type DocumentReference = Pick<
  Contract,
  'id' | 'order_id' | 'kind' | 'line_identifier' | 'name' | 'signed_at' | 'mandate_reference'
>;

/** The documents of several orders without their content, in reading order. */
export function findDocumentReferences(database: Executor, orderIds: readonly string[]): Promise<DocumentReference[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('contracts')
    .select(['id', 'order_id', 'kind', 'line_identifier', 'name', 'signed_at', 'mandate_reference'])
    .where('order_id', 'in', orderIds)
    .orderBy(readingOrder)
    .execute();
}

/** A document of a confirmed order without its content, with the number of the order. */
export type ConfirmedDocument = DocumentReference & Pick<Contract, 'created_at'> & { readonly number: string };

/** One document, or those of an order, in reading order. */
export async function findConfirmedDocuments(
  database: Executor,
  wanted: { readonly id: string } | { readonly orderNumber: string },
): Promise<ConfirmedDocument[]> {
  const [column, value] =
    'id' in wanted ? (['contracts.id', wanted.id] as const) : (['orders.number', wanted.orderNumber] as const);
  const rows = await database
    .selectFrom('contracts')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .select(['contracts.id', 'order_id', 'kind', 'line_identifier', 'name', 'signed_at', 'mandate_reference'])
    .select(['contracts.created_at', 'orders.number'])
    .where(column, '=', value)
    .orderBy(readingOrder)
    .execute();
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number }]));
}

/** The files of an order's documents in reading order, in their signed form where they are signed. */
export async function findContractFiles(
  database: Executor,
  orderId: string,
): Promise<{ readonly name: string; readonly content: Uint8Array }[]> {
  const rows = await database
    .selectFrom('contracts')
    .select(['name', 'content', 'signed_content'])
    .where('order_id', '=', orderId)
    .orderBy(readingOrder)
    .execute();
  return rows.map(({ name, content, signed_content }) => ({ name, content: signed_content ?? content }));
}

/** The unsigned files of documents, by id, without those that were deleted meanwhile. */
export async function findUnsignedFiles(
  database: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('contracts').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, content }) => [id, Buffer.from(content)]));
}

/** A document of a confirmed order, in its signed form if it is signed, with the number of the order. */
export async function findDocument(
  database: Executor,
  id: string,
): Promise<{ readonly content: Buffer; readonly filename: string; readonly orderNumber: string } | null> {
  const row = await database
    .selectFrom('contracts')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .select(['contracts.content', 'contracts.signed_content', 'contracts.filename', 'orders.number'])
    .where('contracts.id', '=', id)
    .executeTakeFirst();
  if (!row?.number) return null;
  return { content: Buffer.from(row.signed_content ?? row.content), filename: row.filename, orderNumber: row.number };
}

/** The PDF of a contract of this session or of an order that the visitor may read, in its signed form if it is signed. */
export async function findContractFile(
  database: Database,
  filename: string,
  visitor: Visitor,
  now: Date,
): Promise<Buffer | null> {
  const row = await database
    .selectFrom('contracts')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .select(['contracts.content', 'contracts.signed_content'])
    .where('contracts.filename', '=', filename)
    .where(({ or, eb }) => or([eb('orders.session_id', '=', visitor.id), isReadableBy(visitor, now)]))
    .executeTakeFirst();
  return row ? Buffer.from(row.signed_content ?? row.content) : null;
}

/** Returns all documents of the order, in reading order. */
export async function insertContracts(
  transaction: Executor,
  orderId: string,
  contracts: readonly NewContract[],
): Promise<Contract[]> {
  if (contracts.length === 0) return findContracts(transaction, orderId);
  const unsigned = {
    partner_document_id: null,
    frame_url: null,
    attempt: 1,
    error: null,
    signed_content: null,
    signed_sha256: null,
    signed_document_id: null,
  };
  return transaction
    .with('inserted', (query) =>
      query
        .insertInto('contracts')
        .values(contracts.map((contract) => ({ ...contract, ...unsigned, order_id: orderId })))
        .returning(columns),
    )
    .with('stored', (query) =>
      query
        .selectFrom('contracts')
        .select(columns)
        .where('order_id', '=', orderId)
        .unionAll((union) => union.selectFrom('inserted').selectAll()),
    )
    .selectFrom('stored')
    .selectAll()
    .orderBy(readingOrder)
    .execute();
}

/** The signature service's address of a document. */
export interface DocumentFrame extends Pick<Contract, 'id'> {
  readonly partner_document_id: string;
  readonly frame_url: string;
}

/** Stores the frames of an order's documents. Returns the ids of those that were not deleted meanwhile. */
export async function storeFrames(
  database: Executor,
  orderId: string,
  frames: readonly DocumentFrame[],
): Promise<ReadonlySet<string>> {
  // Locks the order first, as a transaction does that deletes its documents: so the two never wait for each other.
  const { rows } = await sql<{ id: string }>`
    with locked as (select id from orders where id = ${orderId} for update)
    update contracts
    set partner_document_id = frames.partner_document_id, frame_url = frames.frame_url
    from locked, jsonb_to_recordset(${JSON.stringify(frames)}::jsonb)
      as frames (id text, partner_document_id text, frame_url text)
    where contracts.order_id = locked.id and contracts.id = frames.id
    returning contracts.id`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/** Null if the contract was deleted meanwhile. */
export async function updateContract(
  database: Executor,
  id: string,
  change: Partial<Omit<Selectable<ContractTable>, 'id' | 'order_id'>>,
): Promise<Contract | null> {
  const row = await database
    .updateTable('contracts')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasSignedContract(database: Executor, orderId: string): Promise<boolean> {
  const signed = await database
    .selectFrom('contracts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('signed_at', 'is not', null)
    .executeTakeFirst();
  return signed !== undefined;
}

export async function deleteContracts(
  transaction: Executor,
  orderId: string,
  kinds: readonly DocumentKind[] = ['summary', 'contract', 'mandate', 'annex'],
): Promise<void> {
  if (kinds.length === 0) return;
  await transaction.deleteFrom('contracts').where('order_id', '=', orderId).where('kind', 'in', kinds).execute();
}

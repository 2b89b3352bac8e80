import { sql, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { DocumentKind } from '@alzette/shop-model';
import { isReadableBy } from '@alzette/shop-api/order';
import type {
  Bytes,
  Database,
  Executor,
  NullableBytes,
  NullableTimestamp,
  ShopSchema,
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
  | 'id'
  | 'order_id'
  | 'kind'
  | 'line_identifier'
  | 'position'
  | 'name'
  | 'filename'
  | 'content'
  | 'sha256'
  | 'mandate_reference'
>;

/** For each item the summary before the contract, then the mandate, the annex last. */
function inReadingOrder<Row>(query: SelectQueryBuilder<ShopSchema, 'contracts', Row>) {
  return query
    .orderBy(sql`kind in ('mandate', 'annex')`)
    .orderBy('position')
    .orderBy(sql`kind = 'contract'`);
}

/** In reading order. */
export function findContracts(database: Executor, orderId: string): Promise<Contract[]> {
  return database
    .selectFrom('contracts')
    .select(columns)
    .where('order_id', '=', orderId)
    .$call(inReadingOrder)
    .execute();
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
    .$call(inReadingOrder)
    .execute();
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
    .$call(inReadingOrder)
    .execute();
  return rows.map(({ name, content, signed_content }) => ({ name, content: signed_content ?? content }));
}

/** The unsigned file of a document; null if it was deleted meanwhile. */
export async function findUnsignedFile(database: Executor, id: string): Promise<Buffer | null> {
  const row = await database.selectFrom('contracts').select('content').where('id', '=', id).executeTakeFirst();
  return row ? Buffer.from(row.content) : null;
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

export async function insertContract(transaction: Executor, contract: NewContract): Promise<void> {
  await transaction
    .insertInto('contracts')
    .values({
      ...contract,
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

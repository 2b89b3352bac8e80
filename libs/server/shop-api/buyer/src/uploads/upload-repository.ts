import { createHash, randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type/core';
import { sql } from 'kysely';
import { needsProofOfResidence, proofMaxBytes, proofMediaType, type OrderRequest } from '@alzette/shop-model';
import {
  type Bytes,
  type Executor,
  isUnhandled,
  type MetricQuery,
  type Timestamp,
  unprocessable,
  type WithDefault,
  type WorkItem,
} from '@alzette/shop-api/platform';
import { safeFilename } from './safe-filename';

/** `residence`: sent with the order. `return`: the receipt of goods that were sent back. */
type Purpose = 'residence' | 'return';

export interface UploadTable {
  id: string;
  order_id: string;
  purpose: WithDefault<Purpose>;
  filename: string;
  media_type: string;
  sha256: string;
  content: Bytes;
  created_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    uploads: UploadTable;
  }
}

const residencePath = 'body/proofOfResidence';
const word = 'application/msword';
const openWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The accepted media types, with the file extension for the operator's systems. */
export const uploadTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  [word]: 'doc',
  [openWord]: 'docx',
};

/** Every Word document has a stream of this name; other files in the same container format do not. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** A file as it was sent, in base64. */
type SentFile = NonNullable<OrderRequest['proofOfResidence']>;

/** A file that passed the checks. */
export interface Upload {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Buffer;
  readonly sha256: string;
}

/** @throws ProblemError 422 `proof_of_residence_required` if a new customer orders a device without one */
export function requireProofOfResidence({ items, proofOfResidence }: OrderRequest, isGuest: boolean): void {
  if (proofOfResidence !== null || !needsProofOfResidence({ items, isGuest })) return;
  throw unprocessable(
    'proof_of_residence_required',
    residencePath,
    'is required of a new customer who orders a device',
  );
}

/**
 * Refuses a file that the order does not need, before the order is checked.
 *
 * @throws ProblemError 422 `proof_of_residence_not_needed`
 */
export function refuseNeedlessProof({ items, accountNumber, proofOfResidence }: OrderRequest): void {
  if (proofOfResidence === null || needsProofOfResidence({ items, isGuest: accountNumber === null })) return;
  throw unprocessable('proof_of_residence_not_needed', residencePath, 'is only for a new customer who orders a device');
}

/** @throws ProblemError 422 `file_too_big` or `file_format` */
export async function storeProofOfResidence(
  transaction: Executor,
  orderId: string,
  sent: OrderRequest['proofOfResidence'],
): Promise<void> {
  if (sent !== null) await insertUpload(transaction, orderId, await readUpload(sent, residencePath));
}

/**
 * The bytes decide the type of a file. Its name has to agree and is kept as a label only.
 *
 * @throws ProblemError 422 `file_too_big` or `file_format`
 */
export async function readUpload({ filename, content }: SentFile, path: string): Promise<Upload> {
  const bytes = decode(content, path);
  if (bytes.length > proofMaxBytes) throw unprocessable('file_too_big', `${path}/content`, 'is bigger than 10 MB');
  const mediaType = proofMediaType(filename, bytes);
  if (!mediaType || !(await hasContentOf(mediaType, bytes))) {
    throw unprocessable('file_format', `${path}/filename`, 'is not a jpeg, png, pdf, doc or docx file');
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { filename: safeFilename(filename), mediaType, content: bytes, sha256 };
}

/** Strict base64, with line breaks as in mails: Node skips invalid characters and would decode another file than was sent. */
function decode(text: string, path: string): Buffer {
  const plain = text.replace(/[\t\n\r ]/gu, '');
  const bytes = Buffer.from(plain, 'base64');
  if (bytes.toString('base64') === plain) return bytes;
  throw unprocessable('file_format', `${path}/content`, 'is not base64');
}

/** Checks two ambiguous beginnings: a docx is a zip, and a doc has the container format of all old Office files. */
async function hasContentOf(mediaType: string, bytes: Buffer): Promise<boolean> {
  if (mediaType === word) return bytes.includes(wordStream);
  if (mediaType !== openWord) return true;
  return (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime === openWord;
}

/** @returns the id of the file, which is random */
export async function insertUpload(
  transaction: Executor,
  orderId: string,
  { filename, mediaType, content, sha256 }: Upload,
  purpose: Purpose = 'residence',
): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('uploads')
    .values({
      id,
      order_id: orderId,
      purpose,
      filename,
      media_type: mediaType,
      sha256,
      // As text: the embedded database inserts text ten times faster than bytes.
      content: sql<Uint8Array>`decode(${content.toString('base64')}, 'base64')`,
    })
    .execute();
  return id;
}

/** Counts the proofs of returns of an order. */
export async function countReturnProofs(database: Executor, orderId: string): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'return')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The proof of a return, with the number of its order. Other files of shoppers are never served. */
export async function findReturnProof(database: Executor, id: string) {
  const row = await database
    .selectFrom('uploads')
    .innerJoin('orders', 'orders.id', 'uploads.order_id')
    .select(['uploads.content', 'uploads.media_type', 'orders.number'])
    .where('uploads.id', '=', id)
    .where('purpose', '=', 'return')
    .executeTakeFirst();
  return row?.number ? { mediaType: row.media_type, content: Buffer.from(row.content), orderNumber: row.number } : null;
}

/** A proof of a return without its content. */
export interface ReturnProofReference {
  readonly id: string;
  readonly mediaType: string;
  readonly createdAt: Date;
  readonly orderNumber: string;
}

/** One proof, or those of an order, the oldest first. */
export async function findReturnProofReferences(
  database: Executor,
  wanted: { readonly id: string } | { readonly orderNumber: string },
): Promise<ReturnProofReference[]> {
  const [column, value] =
    'id' in wanted ? (['uploads.id', wanted.id] as const) : (['orders.number', wanted.orderNumber] as const);
  const rows = await database
    .selectFrom('uploads')
    .innerJoin('orders', 'orders.id', 'uploads.order_id')
    .select(['uploads.id', 'uploads.media_type', 'uploads.created_at', 'orders.number'])
    .where(column, '=', value)
    .where('purpose', '=', 'return')
    .orderBy('uploads.created_at')
    .execute();
  return rows.flatMap(({ id, media_type: mediaType, created_at: createdAt, number: orderNumber }) =>
    orderNumber === null ? [] : [{ id, mediaType, createdAt, orderNumber }],
  );
}

/** Bytes of the proofs of residence by the id of their order, for the orders of a session. */
export async function findProofSizes(database: Executor, sessionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('uploads')
    .innerJoin('orders', 'orders.id', 'uploads.order_id')
    .select(['order_id', sql<number>`octet_length(content)`.as('bytes')])
    .where('session_id', '=', sessionId)
    .where('purpose', '=', 'residence')
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map(({ order_id, bytes }) => [order_id, bytes]));
}

/** All files of an order. */
export async function deleteUploads(transaction: Executor, orderId: string): Promise<void> {
  await transaction.deleteFrom('uploads').where('order_id', '=', orderId).execute();
}

/** The files of confirmed orders, the oldest first. Each has to be checked by a person. */
export async function findProofs(database: Executor): Promise<WorkItem[]> {
  const rows = await database
    .selectFrom('uploads')
    .innerJoin('orders', 'orders.id', 'uploads.order_id')
    .select(['uploads.id', 'order_id', 'purpose', 'media_type', 'uploads.created_at'])
    .select(sql<number>`octet_length(content)`.as('bytes'))
    .where('orders.state', '=', 'confirmed')
    .orderBy('uploads.created_at')
    .execute();
  return rows.map(({ id, order_id: orderId, purpose, media_type: mediaType, bytes, created_at: since }) => ({
    id,
    orderId,
    since,
    details: { purpose, mediaType, bytes },
  }));
}

/** A file of a shopper, whatever its purpose. Treat it as a file from a stranger. */
export async function findUpload(database: Executor, id: string) {
  const row = await database
    .selectFrom('uploads')
    .select(['order_id', 'media_type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { orderId: row.order_id, mediaType: row.media_type, content: Buffer.from(row.content) } : null;
}

export const uploadMetrics: readonly MetricQuery[] = [
  {
    name: 'alzette_proofs_unchecked',
    help: 'Files of shoppers with confirmed orders that no person has checked',
    query: `select count(*)::int as value from uploads join orders on orders.id = order_id
      where orders.state = 'confirmed' and ${isUnhandled('proofs', 'uploads.id')}`,
  },
];

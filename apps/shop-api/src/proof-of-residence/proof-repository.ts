import { createHash, randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type/core';
import { sql } from 'kysely';
import { needsProofOfResidence, proofMaxBytes, proofMediaType, type OrderRequest } from '@alzette/shop-model';
import type { Bytes, Executor, Timestamp } from '../platform/database/schema';
import { unprocessable } from '../platform/http/problem';

export interface UploadTable {
  id: string;
  order_id: string;
  filename: string;
  media_type: string;
  sha256: string;
  content: Bytes;
  created_at: Timestamp;
}

declare module '../platform/database/schema' {
  interface ShopSchema {
    uploads: UploadTable;
  }
}

const path = 'body/proofOfResidence';
const maxFilenameLength = 100;
const word = 'application/msword';
const openWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Every Word document has a stream of this name; other files in the same container format have not. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

interface Proof {
  readonly filename: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** @throws ProblemError 422 `proof_of_residence_required` if a new customer orders a device without one */
export function requireProofOfResidence({ items, proofOfResidence }: OrderRequest, isGuest: boolean): void {
  if (proofOfResidence !== null || !needsProofOfResidence({ items, isGuest })) return;
  throw unprocessable('proof_of_residence_required', path, 'is required of a new customer who orders a device');
}

/**
 * Refuses a file that nothing would be done with, before the order is looked at.
 *
 * @throws ProblemError 422 `proof_of_residence_not_needed`
 */
export function refuseNeedlessProof({ items, accountNumber, proofOfResidence }: OrderRequest): void {
  if (proofOfResidence === null || needsProofOfResidence({ items, isGuest: accountNumber === null })) return;
  throw unprocessable('proof_of_residence_not_needed', path, 'is only for a new customer who orders a device');
}

/** @throws ProblemError 422 `file_too_big` or `file_format` */
export async function storeProofOfResidence(
  transaction: Executor,
  orderId: string,
  sent: OrderRequest['proofOfResidence'],
): Promise<void> {
  if (sent !== null) await insertProof(transaction, orderId, await readProof(sent));
}

/** The bytes decide the type of a file. Its name has to agree and is kept as a label only. */
async function readProof({ filename, content }: NonNullable<OrderRequest['proofOfResidence']>): Promise<Proof> {
  const bytes = decode(content);
  if (bytes.length > proofMaxBytes) throw unprocessable('file_too_big', `${path}/content`, 'is bigger than 10 MB');
  const mediaType = proofMediaType(filename, bytes);
  if (!mediaType || !(await hasContentOf(mediaType, bytes))) {
    throw unprocessable('file_format', `${path}/filename`, 'is not a jpeg, png, pdf, doc or docx file');
  }
  return { filename: safeFilename(filename), mediaType, content: bytes };
}

/** Strict base64, with line breaks as in mails: Node skips invalid characters and would decode another file than was sent. */
function decode(text: string): Buffer {
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

/**
 * The last part of a path, without invisible and direction-changing characters, shortened before its extension. It is a label; files
 * are stored under random ids.
 */
export function safeFilename(name: string): string {
  const plain = name.normalize('NFC').replace(/\p{C}/gu, '').split(/[/\\]/u).at(-1)?.trim() ?? '';
  const characters = [...plain];
  const extension = plain.slice(plain.lastIndexOf('.'));
  return characters.length <= maxFilenameLength
    ? plain
    : `${characters.slice(0, maxFilenameLength - extension.length).join('')}${extension}`;
}

async function insertProof(
  transaction: Executor,
  orderId: string,
  { filename, mediaType, content }: Proof,
): Promise<void> {
  await transaction
    .insertInto('uploads')
    .values({
      id: randomUUID(),
      order_id: orderId,
      filename,
      media_type: mediaType,
      sha256: createHash('sha256').update(content).digest('hex'),
      // As text: the embedded database inserts text ten times faster than bytes.
      content: sql<Uint8Array>`decode(${content.toString('base64')}, 'base64')`,
    })
    .execute();
}

/** Bytes by the id of their order, for the orders of a session. */
export async function findProofSizes(database: Executor, sessionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('uploads')
    .innerJoin('orders', 'orders.id', 'uploads.order_id')
    .select(['order_id', sql<number>`octet_length(content)`.as('bytes')])
    .where('session_id', '=', sessionId)
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map(({ order_id, bytes }) => [order_id, bytes]));
}

export async function deleteProofs(transaction: Executor, orderId: string): Promise<void> {
  await transaction.deleteFrom('uploads').where('order_id', '=', orderId).execute();
}

import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderRequest } from '@alzette/shop-model';
import type { Executor } from '../database/transaction';
import { unprocessable } from '../http/problem-error';
import { mediaTypeOf } from './media-type';

/** Spec row I4, inclusive, of the decoded file. */
const mostBytes = 10_485_760;

const path = 'body/proofOfResidence';

/** @throws ProblemError 422 `file_too_big` or `file_format` */
export async function storeProofOfResidence(
  transaction: Executor,
  orderId: string,
  proof: OrderRequest['proofOfResidence'],
): Promise<void> {
  if (proof === null) return;
  const content = Buffer.from(proof.content, 'base64');
  if (content.length > mostBytes) throw unprocessable('file_too_big', `${path}/content`, 'is bigger than 10 MB');
  const mediaType = mediaTypeOf(proof.filename, content);
  if (!mediaType) throw unprocessable('file_format', `${path}/filename`, 'is not a jpeg, png, pdf, doc or docx file');
  await transaction
    .insertInto('uploads')
    .values({
      id: randomUUID(),
      order_id: orderId,
      filename: proof.filename,
      media_type: mediaType,
      sha256: createHash('sha256').update(content).digest('hex'),
      // As text, which the embedded database takes in ten times faster than bytes.
      content: sql<Uint8Array>`decode(${content.toString('base64')}, 'base64')`,
    })
    .execute();
}

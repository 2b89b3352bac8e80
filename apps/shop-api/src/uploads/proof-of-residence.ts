import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { needsProofOfResidence, proofMaxBytes, proofMediaType, type OrderRequest } from '@alzette/shop-model';
import type { Executor } from '../database/transaction';
import { unprocessable } from '../http/problem-error';

const path = 'body/proofOfResidence';

/** @throws ProblemError 422 `proof_of_residence_required` when a new customer orders a device without one */
export function checkProofOfResidence({ items, proofOfResidence }: OrderRequest, isGuest: boolean): void {
  if (proofOfResidence !== null || !needsProofOfResidence({ items, isGuest })) return;
  throw unprocessable('proof_of_residence_required', path, 'is asked of a new customer who orders a device');
}

/** @throws ProblemError 422 `file_too_big` or `file_format` */
export async function storeProofOfResidence(
  transaction: Executor,
  orderId: string,
  proof: OrderRequest['proofOfResidence'],
): Promise<void> {
  if (proof === null) return;
  const content = Buffer.from(proof.content, 'base64');
  if (content.length > proofMaxBytes) throw unprocessable('file_too_big', `${path}/content`, 'is bigger than 10 MB');
  const mediaType = proofMediaType(proof.filename, content);
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

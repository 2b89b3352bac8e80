import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { needsProofOfResidence, type OrderRequest } from '@alzette/shop-model';
import type { Executor } from '../platform/database/transaction';
import { unprocessable } from '../platform/http/problem-error';
import { readProof } from './read-proof';

/** @throws ProblemError 422 `proof_of_residence_required` when a new customer orders a device without one */
export function checkProofOfResidence({ items, proofOfResidence }: OrderRequest, isGuest: boolean): void {
  if (proofOfResidence !== null || !needsProofOfResidence({ items, isGuest })) return;
  throw unprocessable(
    'proof_of_residence_required',
    'body/proofOfResidence',
    'is asked of a new customer who orders a device',
  );
}

/** @throws ProblemError 422 `file_too_big` or `file_format` */
export async function storeProofOfResidence(
  transaction: Executor,
  orderId: string,
  sent: OrderRequest['proofOfResidence'],
): Promise<void> {
  if (sent === null) return;
  const { filename, mediaType, content } = await readProof(sent);
  await transaction
    .insertInto('uploads')
    .values({
      id: randomUUID(),
      order_id: orderId,
      filename,
      media_type: mediaType,
      sha256: createHash('sha256').update(content).digest('hex'),
      // As text, which the embedded database takes in ten times faster than bytes.
      content: sql<Uint8Array>`decode(${content.toString('base64')}, 'base64')`,
    })
    .execute();
}

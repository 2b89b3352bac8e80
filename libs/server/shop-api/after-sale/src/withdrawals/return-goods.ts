import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import type { ReturnRequest } from '@alzette/shop-model';
import { countReturnProofs, insertUpload, readUpload, type Upload } from '@alzette/shop-api/buyer';
import { deleteVoucherUse, enqueueItemWebhook, lockOrder } from '@alzette/shop-api/order';
import { releaseRefund, withholdRefund } from '@alzette/shop-api/payment';
import { type Executor, type ShopContext, unprocessable } from '@alzette/shop-api/platform';
import { insertItemEvents, type ItemEventRow } from '../items/item-event-repository';
import { enqueueItemMail } from '../items/item-mail-message';
import { findMainItems, type MainItem } from '../items/main-items';
import { goodsReturn } from './contract-ends';

/** Delay of the refund, in which the operator can ask the carrier about the parcel that the shopper named. */
const checkSeconds = 48 * 60 * 60;

/** Events of one line item. No real line item reaches this limit. */
const maxEvents = 50;
/** Proofs of at most 10 MB each that an order stores. */
const maxProofs = 5;

/**
 * Records that the shopper has sent goods back: the number of the parcel, the receipt, or both. Their refund becomes due after the
 * time for a check. A repeated request has no effect.
 *
 * @throws ProblemError 409 `return_refused`, `already_returned` or `too_many_proofs`, 422 `item_unknown`, `nothing_to_return`,
 *   `file_too_big` or `file_format`
 */
export async function announceReturn(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  orderId: string,
  { items: identifiers, trackingNumber, proof }: ReturnRequest,
): Promise<void> {
  const upload = proof && (await readUpload(proof, 'body/proof'));
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const items = await findMainItems(transaction, orderId);
    const details = {
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(upload && { proofSha256: upload.sha256 }),
    };
    const announced = [...new Set(identifiers)]
      .map((identifier, index) => requireReturnable(items, identifier, `body/items/${index}`))
      .filter(({ events }) => !events.some((event) => isDeepStrictEqual(sentDetails(event), details)));
    if (announced.length === 0) return;
    const proofId = upload && (await storeProof(transaction, orderId, upload));
    const at = now();
    const id = `return-${randomUUID()}`;
    const kind = 'return_announced';
    await insertItemEvents(
      transaction,
      announced.map(({ identifier }) => ({
        order_id: orderId,
        item_identifier: identifier,
        id,
        kind,
        at,
        details: { ...details, ...(proofId !== undefined && { proofId }) },
        fingerprint: createHash('sha256').update(id).digest('hex'),
      })),
    );
    await settleReturns(transaction, orderId, { items: announced, at, delaySeconds: checkSeconds });
    await enqueueItemMail(transaction, orderId, id);
    await enqueueItemWebhook(transaction, order, {
      type: 'order.return_announced',
      at,
      items: announced.map(({ identifier }) => identifier),
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(proofId !== undefined && { proofId }),
    });
  });
}

/** The details that the shopper sent with an event. */
function sentDetails({ details: { trackingNumber, proofSha256 } }: ItemEventRow): ItemEventRow['details'] {
  return { ...(trackingNumber !== undefined && { trackingNumber }), ...(proofSha256 !== undefined && { proofSha256 }) };
}

async function storeProof(transaction: Executor, orderId: string, upload: Upload): Promise<string> {
  if ((await countReturnProofs(transaction, orderId)) >= maxProofs) throw new ProblemError('too_many_proofs');
  return insertUpload(transaction, orderId, upload, 'return');
}

function requireReturnable(items: readonly MainItem[], identifier: string, path: string): MainItem {
  const item = items.find((each) => each.identifier === identifier);
  if (!item) throw unprocessable('item_unknown', path, 'is no line item of this order');
  const goods = goodsReturn(item);
  if (!goods) throw unprocessable('nothing_to_return', path, 'has no goods that have to come back');
  if (goods.state === 'refused') throw new ProblemError('return_refused');
  if (goods.state === 'returned' || item.events.length >= maxEvents) throw new ProblemError('already_returned');
  return item;
}

interface Returned {
  /** Line items with a new event. */
  readonly items: readonly Pick<MainItem, 'identifier'>[];
  readonly at: Date;
  /** Seconds until a refund that becomes due is made. */
  readonly delaySeconds?: number;
}

/** Makes or withholds the refunds for goods, depending on the state of their return. Call it after the event is stored. */
export async function settleReturns(
  transaction: Executor,
  orderId: string,
  { items, at, delaySeconds = 0 }: Returned,
): Promise<void> {
  const known = await findMainItems(transaction, orderId);
  for (const item of known.filter(({ identifier }) => items.some((each) => each.identifier === identifier))) {
    const goods = { orderId, item: item.identifier };
    const state = goodsReturn(item)?.state;
    if (state === 'refused') await withholdRefund(transaction, goods);
    if (state === 'announced' || state === 'returned') await releaseRefund(transaction, { ...goods, at, delaySeconds });
    const voucher = item.row.device?.voucherCode ?? null;
    if (state === 'returned' && voucher !== null) await deleteVoucherUse(transaction, orderId, voucher);
  }
}

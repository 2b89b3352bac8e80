import { cancelEsimMails, deleteOrderAccess } from '@alzette/shop-api/after-sale';
import { deleteUnusedVerifications, deleteUploads, deleteVerification } from '@alzette/shop-api/buyer';
import { deleteOldIdempotencyKeys } from '@alzette/shop-api/checkout';
import { cancelReceipt, deleteContracts } from '@alzette/shop-api/documents';
import { erasePersonalData, isClosed, lockOrder } from '@alzette/shop-api/order';
import { erasePayments } from '@alzette/shop-api/payment';
import {
  type Database,
  deleteExpiredLeases,
  type Executor,
  type Retention,
  type ShopContext,
} from '@alzette/shop-api/platform';
import { deleteEndedSessions } from '@alzette/shop-api/site';
import { deleteOldConsents } from '../consents/consent-repository';
import { claimOrderToErase, claimOrderWithContracts } from './retention-repository';

/** Maximum number of orders of one run. The next run continues. */
const maxErasures = 200;
const dayMs = 24 * 60 * 60 * 1000;

/** Longer than a period of withdrawal that begins with a delivery: 14 days, and those until the next working day. */
export const eventDays = 30;
/** Longer than the period of withdrawal without the information: 14 days and a year (Directive 2011/83/EU, art. 10). */
export const uninformedDays = 400;

/** Longer than the cookie with the response, which lasts a year. */
const consentDays = 400;

/** Longer than the session cookies of the site server, which last 7 days. */
const endedSessionDays = 8;

export interface Erased {
  readonly orders: number;
  readonly contracts: number;
  readonly leftovers: number;
}

/**
 * Erases personal data after its retention time: that of ended orders, in one transaction for each, and data without an order.
 * Safe on every instance of the server at the same time. Running orders are never touched.
 */
export async function eraseOldData(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  retention: Retention,
): Promise<Erased> {
  const present = now();
  const before = (days: number) => new Date(present.getTime() - days * dayMs);
  const unsold = before(retention.unsold);

  const orders = await eraseRepeatedly(database, async (transaction) => {
    const id = await claimOrderToErase(transaction, {
      unsold,
      sold: before(retention.sold),
      uninformed: before(Math.max(retention.sold, uninformedDays)),
      lastEvent: before(eventDays),
      mismatched: before(retention.sold),
    });
    if (id !== null) await eraseOrder(transaction, id, present);
    return id !== null;
  });
  const contracts = await eraseRepeatedly(database, async (transaction) => {
    const id = await claimOrderWithContracts(transaction, before(retention.contracts));
    if (id !== null) await deleteContracts(transaction, id);
    return id !== null;
  });
  const leftovers =
    (await deleteUnusedVerifications(database, unsold)) +
    (await deleteOldIdempotencyKeys(database, unsold)) +
    (await deleteOldConsents(database, before(consentDays))) +
    (await deleteEndedSessions(database, before(endedSessionDays))) +
    (await deleteExpiredLeases(database, new Date(present.getTime() - dayMs)));
  return { orders, contracts, leftovers };
}

async function eraseRepeatedly(
  database: Database,
  erase: (transaction: Executor) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  while (count < maxErasures && (await database.transaction().execute(erase))) count += 1;
  return count;
}

/** Number, items, amounts, payments and history stay for the accounts. The contracts of a sold order have a retention time of their own. */
export async function eraseOrder(transaction: Executor, id: string, now: Date): Promise<void> {
  const order = await lockOrder(transaction, id);
  await deleteUploads(transaction, id);
  await cancelReceipt(transaction, id);
  await cancelEsimMails(transaction, id);
  await deleteOrderAccess(transaction, id);
  if (order.kyc_id !== null) await deleteVerification(transaction, order.kyc_id);
  if (isClosed(order)) await deleteContracts(transaction, id);
  await erasePayments(transaction, id);
  await erasePersonalData(transaction, order, now);
}

import { createHash, randomUUID } from 'node:crypto';
import type { EndedContracts, WithdrawalAmounts } from '@alzette/shop-model';
import { cancelEsimMails } from '../esim/esim-mails';
import { isAccepted } from '../order/acceptance-repository';
import { findAskedAt } from '../order/order-access-repository';
import { insertLineEvents } from '../order/line-event-repository';
import { contractEnd, hasBegun } from '../order/line-events';
import { enqueueLineMail } from '../order/line-mail-message';
import { findOrderLines, type OrderLine } from '../order/order-lines';
import { lockOrder, type Order } from '../order/order-repository';
import { enqueueLineWebhook } from '../order/transition-order';
import { deleteVoucherUse } from '../order/voucher-use-repository';
import { requestRefund } from '../payments/refund-repository';
import type { Database, Executor } from '../platform/database/schema';
import { ProblemError, unprocessable } from '../platform/http/problem';
import type { Visitor } from '../platform/http/visitor';
import { takeBackCredit } from '../prepaid/credit-repository';
import { endOf, type EndableOrder } from './contract-ends';

type EndKind = EndedContracts['kind'];

interface EndRequest {
  readonly kind: EndKind;
  /** Identifiers of line items. */
  readonly lines: readonly string[];
  readonly visitor: Visitor;
}

/**
 * Ends contracts of a confirmed order at the shopper's request: `cancelled` before anything was sent, `withdrawn` within the period of
 * withdrawal. Everything that follows is written with it: the refund, the mails, the event for the operator's systems, vouchers and
 * credit. A repeated request gets the first answer.
 *
 * @throws ProblemError 409 `contract_ended`, `already_begun` or `withdrawal_over`, 422 `line_unknown`
 */
export function endContracts(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  orderId: string,
  request: EndRequest,
): Promise<EndedContracts> {
  return database.transaction().execute((transaction) => endContractsIn(transaction, orderId, request, now()));
}

/** The same in a transaction of the caller. */
export async function endContractsIn(
  transaction: Executor,
  orderId: string,
  { kind, lines: identifiers, visitor }: EndRequest,
  at: Date,
): Promise<EndedContracts> {
  const endable = await findEndable(transaction, await lockOrder(transaction, orderId));
  const chosen = chosenLines(endable.lines, identifiers);
  const repeated = firstAnswer(chosen, kind);
  if (repeated) return repeated;
  // The shopper who asked for the link in time is in time.
  const declaredAt = (await findAskedAt(transaction, orderId, visitor)) ?? at;
  for (const line of chosen) refuseEnd(endable, line, kind, declaredAt);
  return end(transaction, endable, { kind, chosen, at, declaredAt });
}

/** What the end of contracts depends on. */
export async function findEndable(database: Executor, order: Order): Promise<EndableOrder> {
  const lines = await findOrderLines(database, order.id);
  return { order, lines, startRequested: await isAccepted(database, order.id, 'immediate_start') };
}

function chosenLines(lines: readonly OrderLine[], identifiers: readonly string[]): OrderLine[] {
  const unknown = identifiers.findIndex((identifier) => lines.every((line) => line.identifier !== identifier));
  if (unknown >= 0)
    throw unprocessable(
      'line_unknown',
      `body/lines/${unknown}`,
      'is no line item of this order; an add-on ends with its line item',
    );
  return lines.filter(({ identifier }) => identifiers.includes(identifier));
}

function firstAnswer(chosen: readonly OrderLine[], kind: EndKind): EndedContracts | null {
  const ends = chosen.flatMap(({ events }) => contractEnd(events) ?? []);
  const [first] = ends;
  if (!first || ends.length < chosen.length || ends.some(({ id }) => id !== first.id) || first.kind !== kind)
    return null;
  const amounts = sumOf(
    ends.map(({ details: { refund = 0, charge = 0, billed = 0, days = 0 } }) => ({ refund, charge, billed, days })),
  );
  return { id: first.id, kind, at: first.at.toISOString(), lines: chosen.map(({ identifier }) => identifier), amounts };
}

function refuseEnd(endable: EndableOrder, line: OrderLine, kind: EndKind, declaredAt: Date): void {
  if (contractEnd(line.events))
    throw new ProblemError(409, 'contract_ended', `The contract of ${line.identifier} has ended already`);
  if (kind === 'cancelled') {
    if (!hasBegun(line.events)) return;
    throw new ProblemError(
      409,
      'already_begun',
      `${line.identifier} is on its way: withdraw from the contract instead`,
    );
  }
  const { state, lastDay } = endOf(endable, line, declaredAt).withdrawal;
  if (state === 'over')
    throw new ProblemError(
      409,
      'withdrawal_over',
      `The contract of ${line.identifier} could be withdrawn from until ${lastDay}`,
    );
}

interface Ending {
  readonly kind: EndKind;
  readonly chosen: readonly OrderLine[];
  readonly at: Date;
  readonly declaredAt: Date;
}

async function end(
  transaction: Executor,
  endable: EndableOrder,
  { kind, chosen, at, declaredAt }: Ending,
): Promise<EndedContracts> {
  const { order } = endable;
  const id = `${kind}-${randomUUID()}`;
  const ends = chosen.map((line) => ({ line, amounts: endOf(endable, line, declaredAt).withdrawal.amounts }));
  const identifiers = chosen.map(({ identifier }) => identifier);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, identifiers]))
    .digest('hex');
  await insertLineEvents(
    transaction,
    ends.map(({ line, amounts }) => ({
      order_id: order.id,
      line_identifier: line.identifier,
      id,
      kind,
      at,
      details: { ...amounts },
      fingerprint,
    })),
  );
  const amounts = sumOf(ends.map((each) => each.amounts));
  await requestRefund(transaction, { orderId: order.id, amount: amounts.refund, requestedAt: at });
  for (const { main } of chosen) {
    await cancelEsimMails(transaction, order.id, main.identifier);
    const voucher = main.device?.voucherCode ?? null;
    if (voucher !== null) await deleteVoucherUse(transaction, order.id, voucher);
    if (main.type === 'prepaid-top-up') await takeBackCredit(transaction, order.id, at);
  }
  await enqueueLineMail(transaction, order.id, id);
  await enqueueLineWebhook(transaction, order, { type: `order.contracts_${kind}`, at, lines: identifiers });
  return { id, kind, at: at.toISOString(), lines: identifiers, amounts };
}

function sumOf(amounts: readonly WithdrawalAmounts[]): WithdrawalAmounts {
  const sum = (key: keyof WithdrawalAmounts) => amounts.reduce((total, each) => total + each[key], 0);
  const days = Math.max(0, ...amounts.map((each) => each.days));
  return { refund: sum('refund'), charge: sum('charge'), billed: sum('billed'), days };
}

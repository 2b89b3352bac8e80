import { randomUUID } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { CheckoutType } from '@alzette/shop-model';
import { releaseStock, sellStock } from '@alzette/shop-api/catalogue';
import { type AnyMessage, enqueue, type Executor } from '@alzette/shop-api/platform';
import { orderChangeOf } from './order-change';
import { type LockedOrder, type Order, writeTransition } from './order-repository';
import {
  isClosed,
  nextState,
  transitions,
  type OrderEvent,
  type TransitionCause,
  type OrderState,
} from './transitions';
import { deleteVoucherUses } from './voucher-use-repository';

const reportedStates = ['confirmed', 'cancelled', 'expired', 'refused'] as const satisfies readonly OrderState[];
type ReportedState = (typeof reportedStates)[number];

/** Changes by the shopper after the confirmation, and goods that are not back although their refund will be due. */
type ReportedChange =
  | 'contracts_cancelled'
  | 'contracts_withdrawn'
  | 'installation_changed'
  | 'number_corrected'
  | 'return_announced'
  | 'return_outstanding';

/** Reports to the operator's systems that an order has ended, or a later change. Holds no personal data. */
export interface OrderWebhookEvent {
  readonly type: `order.${ReportedState | ReportedChange}`;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  readonly order: {
    readonly token: string;
    /** Null unless the order is confirmed. */
    readonly number: string | null;
    readonly checkout: CheckoutType;
    /** Identifiers of the line items that changed. */
    readonly items?: readonly string[];
    /** The number of the parcel in which goods come back, as the shopper typed it. */
    readonly trackingNumber?: string;
    /** The id by which the operator's systems can request the receipt that the shopper uploaded. */
    readonly proofId?: string;
  };
}

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    readonly order_event: OrderWebhookEvent;
  }
}

/** Nothing for an order that has not ended. */
function orderWebhookOf({ state, token_value, number, checkout }: Order): AnyMessage[] {
  const reported = reportedStates.find((each) => each === state);
  if (!reported) return [];
  const payload: OrderWebhookEvent = {
    type: `order.${reported}`,
    occurredAt: new Date().toISOString(),
    order: { token: token_value, number, checkout },
  };
  return [{ kind: 'order_event', id: `evt-${randomUUID()}`, payload }];
}

interface ItemChange {
  readonly type: `order.${ReportedChange}`;
  readonly at: Date;
  readonly items: readonly string[];
  readonly trackingNumber?: string;
  readonly proofId?: string;
}

/** Reports changes of line items by the shopper, in the transaction that makes them. */
export async function enqueueItemWebhook(
  transaction: Executor,
  { token_value, number, checkout }: Order,
  { type, at, ...change }: ItemChange,
): Promise<void> {
  const payload: OrderWebhookEvent = {
    type,
    occurredAt: at.toISOString(),
    order: { token: token_value, number, checkout, ...change },
  };
  await enqueue(transaction, { kind: 'order_event', id: `evt-${randomUUID()}`, payload });
}

interface TransitionRequest {
  readonly event: OrderEvent;
  readonly cause: TransitionCause;
  /** Written together with the state. */
  readonly change?: Partial<Pick<Order, 'number' | 'confirmed_at'>>;
  /** Enqueued if the state changes. */
  readonly messages?: readonly AnyMessage[];
}

/** `changed` is false if the event had its effect before. */
export type TransitionResult =
  | { readonly ok: true; readonly changed: boolean; readonly order: LockedOrder }
  | { readonly ok: false; readonly order: LockedOrder };

/**
 * The only way in which an order changes its state or payment state. Writes the new state with a row of its history; the database
 * refuses one without the other. A repeated event has no effect. An order that ends unsold releases its vouchers and its devices, and an
 * order that ends is reported to the operator's systems.
 *
 * @param order as it is now: use the `order` of the result for the next transition
 */
export async function transitionOrder(
  transaction: Executor,
  order: LockedOrder,
  { event, cause, change = {}, messages = [] }: TransitionRequest,
): Promise<TransitionResult> {
  const to = nextState(event, order.state);
  if (to === 'not_allowed') return { ok: false, order };
  const payment_state = transitions[event].payment ?? order.payment_state;
  const isRepeated = to === 'done' || (to === order.state && payment_state === order.payment_state);
  if (isRepeated) return { ok: true, changed: false, order };

  const changed = await writeTransition(transaction, order, { ...change, state: to, payment_state }, { event, cause });
  if (isClosed(changed)) {
    await deleteVoucherUses(transaction, order.id);
    await releaseStock(transaction, order.id);
  }
  const isConfirmed = changed.state === 'confirmed' && order.state !== 'confirmed';
  if (isConfirmed) await sellStock(transaction, order.id);
  const changeOf = { orderId: order.id, itemEvent: null, at: new Date().toISOString() };
  await enqueue(
    transaction,
    ...orderWebhookOf(changed),
    ...(isConfirmed ? [orderChangeOf(changeOf)] : []),
    ...messages,
  );
  return { ok: true, changed: true, order: changed };
}

/** For an action on an order that was cancelled, refused or has expired. */
export function orderClosed(): ProblemError {
  return new ProblemError('order_closed');
}

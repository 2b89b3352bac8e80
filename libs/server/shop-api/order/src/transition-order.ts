import { randomUUID } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { CheckoutType } from '@alzette/shop-model';
import { releaseStock, sellStock } from '@alzette/shop-api/catalogue';
import { enqueue, type Executor } from '@alzette/shop-api/platform';
import { enqueueOrderChange } from './order-change';
import { lockOrder, writeTransition, type Order } from './order-repository';
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

/** Does nothing for an order that has not ended. */
async function enqueueOrderWebhook(
  transaction: Executor,
  { state, token_value, number, checkout }: Order,
): Promise<void> {
  const reported = reportedStates.find((each) => each === state);
  if (!reported) return;
  const payload: OrderWebhookEvent = {
    type: `order.${reported}`,
    occurredAt: new Date().toISOString(),
    order: { token: token_value, number, checkout },
  };
  await enqueue(transaction, { kind: 'order_event', id: `evt-${randomUUID()}`, payload });
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
}

/** `changed` is false if the event had its effect before. */
export type TransitionResult =
  | { readonly ok: true; readonly changed: boolean; readonly order: Order }
  | { readonly ok: false; readonly order: Order };

/**
 * The only way in which an order changes its state or payment state. Locks the order until the transaction ends and writes the new
 * state with a row of its history; the database refuses one without the other. A repeated event has no effect. An order that ends
 * unsold releases its vouchers and its devices, and an order that ends is reported to the operator's systems.
 */
export async function transitionOrder(
  transaction: Executor,
  orderId: string,
  { event, cause, change = {} }: TransitionRequest,
): Promise<TransitionResult> {
  const order = await lockOrder(transaction, orderId);
  const to = nextState(event, order.state);
  if (to === 'not_allowed') return { ok: false, order };
  const payment_state = transitions[event].payment ?? order.payment_state;
  const isRepeated = to === 'done' || (to === order.state && payment_state === order.payment_state);
  if (isRepeated) return { ok: true, changed: false, order };

  const changed = await writeTransition(transaction, order, { ...change, state: to, payment_state }, { event, cause });
  if (isClosed(changed)) {
    await deleteVoucherUses(transaction, orderId);
    await releaseStock(transaction, orderId);
  }
  await enqueueOrderWebhook(transaction, changed);
  if (changed.state === 'confirmed' && order.state !== 'confirmed') {
    await sellStock(transaction, orderId);
    await enqueueOrderChange(transaction, { orderId, itemEvent: null, at: new Date().toISOString() });
  }
  return { ok: true, changed: true, order: changed };
}

/** For an action on an order that was cancelled, refused or has expired. */
export function orderClosed(): ProblemError {
  return new ProblemError('order_closed');
}

import type { PaymentState } from '@alzette/shop-model';

export const orderStates = [
  'created',
  'documents_ready',
  'signed',
  'payment_pending',
  'paid',
  'confirmed',
  'cancelled',
  'expired',
  'refused',
] as const;
export type OrderState = (typeof orderStates)[number];

/** No transition leaves these states. */
export const finalStates: readonly OrderState[] = ['confirmed', 'cancelled', 'expired', 'refused'];

/** Ended without a sale: the order cannot be signed or paid, and the same cart makes a new one. */
export const closedStates: readonly OrderState[] = ['cancelled', 'expired', 'refused'];

/** Payment has not begun, so the order may end without a response of the payment provider. */
export const unpaidStates: readonly OrderState[] = ['created', 'documents_ready', 'signed'];

export function isClosed({ state }: { readonly state: OrderState }): boolean {
  return closedStates.includes(state);
}

/** The actor that caused a transition. */
export type TransitionCause = 'shopper' | 'return' | 'webhook' | 'reconciliation' | 'expiry' | 'operator' | 'migration';

export const orderEvents = [
  'documents_drawn_up',
  'documents_withdrawn',
  'all_signed',
  'payment_opened',
  'payment_delayed',
  'payment_received',
  'payment_declined',
  'payment_cancelled',
  'payment_expired',
  'payment_mismatched',
  'confirmed',
  'confirmed_unpaid',
  'cancelled',
  'expired',
  'refused',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

export interface Transition {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  /** States in which the event has already had its effect. A repeated event has no effect and is not an error. */
  readonly done: readonly OrderState[];
  /** The payment state that the shopper reads afterwards; unchanged if left out. */
  readonly payment?: PaymentState;
}

const failed = { from: ['payment_pending'], to: 'signed', done: ['signed'] } as const;

/**
 * Every allowed transition. While a payment may still succeed its order is `payment_pending`, and only a response of the payment
 * provider leads out of that state: no order ends during a running payment.
 */
export const transitions: Readonly<Record<OrderEvent, Transition>> = {
  documents_drawn_up: {
    from: ['created'],
    to: 'documents_ready',
    done: ['documents_ready', 'signed', 'payment_pending', 'paid', 'confirmed'],
  },
  documents_withdrawn: { from: ['documents_ready', 'signed'], to: 'created', done: ['created'] },
  all_signed: {
    from: ['created', 'documents_ready'],
    to: 'signed',
    done: ['signed', 'payment_pending', 'paid', 'confirmed'],
  },
  payment_opened: { from: ['signed'], to: 'payment_pending', done: ['payment_pending'], payment: 'awaiting' },
  payment_delayed: { from: ['payment_pending'], to: 'payment_pending', done: [], payment: 'pending' },
  payment_received: { from: ['payment_pending'], to: 'paid', done: ['paid', 'confirmed'], payment: 'paid' },
  payment_declined: { ...failed, payment: 'declined' },
  payment_cancelled: { ...failed, payment: 'cancelled' },
  payment_expired: { ...failed, payment: 'expired' },
  payment_mismatched: { from: ['payment_pending'], to: 'refused', done: ['refused'], payment: 'pending' },
  confirmed: { from: ['paid'], to: 'confirmed', done: ['confirmed'] },
  confirmed_unpaid: { from: ['signed'], to: 'confirmed', done: ['confirmed'] },
  cancelled: { from: unpaidStates, to: 'cancelled', done: ['cancelled'] },
  expired: { from: unpaidStates, to: 'expired', done: ['expired'] },
  refused: { from: unpaidStates, to: 'refused', done: ['refused'] },
};

export function nextState(event: OrderEvent, state: OrderState): OrderState | 'done' | 'not_allowed' {
  const { from, to, done } = transitions[event];
  if (from.includes(state)) return to;
  return done.includes(state) ? 'done' : 'not_allowed';
}

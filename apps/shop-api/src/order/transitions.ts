import type { PaymentState } from '@alzette/shop-model';
import { unpaidStates, type OrderState } from './order-states';

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
  /** Where the event has had its effect already: said again, it changes nothing and is no fault. */
  readonly done: readonly OrderState[];
  /** What the shopper reads of the payment from then on; left out, it stays. */
  readonly payment?: PaymentState;
}

const failed = { from: ['payment_pending'], to: 'signed', done: ['signed'] } as const;

/**
 * Every way an order can go; what is not listed is refused. As long as a payment may still be paid its order is
 * `payment_pending`, and nothing but the provider's word leads out of that: no order is ended under a running payment.
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

/** What an event means in a state: the state it leads to, nothing any more, or something that must not be. */
export function nextState(event: OrderEvent, state: OrderState): OrderState | 'done' | 'not_allowed' {
  const { from, to, done } = transitions[event];
  if (from.includes(state)) return to;
  return done.includes(state) ? 'done' : 'not_allowed';
}

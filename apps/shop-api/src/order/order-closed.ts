import { ProblemError } from '../platform/http/problem-error';

/** Somebody wants to go on with an order that was cancelled, refused, or left for too long. */
export function orderClosed(): ProblemError {
  return new ProblemError(409, 'order_closed', 'The order has ended; the same cart makes a new one');
}

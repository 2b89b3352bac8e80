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

/** Nothing moves an order out of these. */
export const finalStates: readonly OrderState[] = ['confirmed', 'cancelled', 'expired', 'refused'];

/** Ended without being sold: nobody signs or pays it any more, and the same cart makes a new one. */
export const closedStates: readonly OrderState[] = ['cancelled', 'expired', 'refused'];

/** Nobody has begun to pay, so that the order may end without a word of the provider. */
export const unpaidStates: readonly OrderState[] = ['created', 'documents_ready', 'signed'];

export function isClosed({ state }: { readonly state: OrderState }): boolean {
  return closedStates.includes(state);
}

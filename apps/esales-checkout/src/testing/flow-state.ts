import { aCartItem } from '@alzette/testing';
import type { FlowState } from '../flow/flow-state';
import { noOrder } from '../order/order-slice';

/** One mobile line, nothing answered, no order. */
export function aFlowState(overrides: Partial<FlowState> = {}): FlowState {
  return { items: [aCartItem()], values: {}, isGuest: true, order: noOrder, minimumAge: 18, ...overrides };
}

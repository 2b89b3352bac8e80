import { noBypass } from '@alzette/operator-config';
import { aCartItem } from '@alzette/testing';
import type { FlowState } from '../flow/flow-state';
import { personKey } from '../contract-step/credit-check/person';
import { noOrder } from '../order/order-slice';

/** One mobile line, nothing answered, no order; whoever the answers name has passed the credit check. */
export function aFlowState(overrides: Partial<FlowState> = {}): FlowState {
  const order = { ...noOrder, creditCheckedPerson: personKey(overrides.values ?? {}) };
  return { items: [aCartItem()], values: {}, isGuest: true, order, minimumAge: 18, bypass: noBypass, ...overrides };
}

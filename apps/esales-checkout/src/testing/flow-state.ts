import { noBypass } from '@alzette/operator-config';
import { aCartItem } from '@alzette/testing';
import { personKey } from '../contract-step/contract-schema';
import type { FlowState } from '../flow/flow-state';
import { noOrder } from '../flow/order-progress';

/** One mobile line, nothing filled in, no order; the person of the values has passed the credit check. */
export function aFlowState(overrides: Partial<FlowState> = {}): FlowState {
  const order = { ...noOrder, creditCheckedPerson: personKey(overrides.values ?? {}) };
  return { items: [aCartItem()], values: {}, isGuest: true, order, minimumAge: 18, bypass: noBypass, ...overrides };
}

import type { PrepaidEvent } from '@alzette/analytics';
import type { Step as AnyStep } from '@alzette/checkout-kit';
import type { FlowState } from './flow-state';

export type StepId = 'number' | 'payment' | 'confirmation';

/** One step of a prepaid checkout. */
export type Step = AnyStep<FlowState, StepId, PrepaidStepEvent>;

/** Events that are told from what the browser knows. */
export type PrepaidStepEvent = Extract<
  PrepaidEvent,
  'prepaid_checkout_contact_detail_contract' | 'prepaid_checkout_contact_detail' | 'prepaid_checkout_confirmation'
>;

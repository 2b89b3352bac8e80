import type { Step as AnyStep } from '@alzette/checkout-kit';
import { lazyComponent } from '@alzette/shop-widgets';
import type { FlowState, PrepaidStepEvent } from './flow';
import { numberIsComplete } from './number-schema';
import { paymentSteps } from './load-steps';
import { NumberStep } from './number-step';

type StepId = 'number' | 'payment' | 'confirmation';

/** One step of a prepaid checkout. */
type Step = AnyStep<FlowState, StepId, PrepaidStepEvent>;

const always = () => true;
const loadFailure = 'prepaid.failed.unreachable';
const numberOf = ({ type }: FlowState) => `prepaid.number.${type}` as const;

/** The steps of both prepaid checkouts. Order, progress and guards follow from this list and nothing else. */
export const steps: readonly Step[] = [
  {
    id: 'number',
    titleMessage: (state) => `${numberOf(state)}.title`,
    labelMessage: (state) => `${numberOf(state)}.label`,
    leadMessage: (state) => `${numberOf(state)}.lead`,
    event: 'prepaid_checkout_contact_detail_contract',
    Component: NumberStep,
    isApplicable: always,
    isComplete: numberIsComplete,
  },
  {
    id: 'payment',
    titleMessage: 'prepaid.payment.title',
    labelMessage: 'prepaid.payment.label',
    event: null,
    Component: lazyComponent(paymentSteps, (steps) => steps.PaymentStep, loadFailure),
    isApplicable: always,
    isComplete: () => false,
  },
  {
    id: 'confirmation',
    titleMessage: 'prepaid.confirmation.title',
    labelMessage: 'prepaid.confirmation.label',
    event: 'prepaid_checkout_confirmation',
    Component: lazyComponent(paymentSteps, (steps) => steps.ConfirmationStep, loadFailure),
    isApplicable: always,
    isComplete: () => false,
  },
];

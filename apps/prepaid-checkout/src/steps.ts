import type { Step as AnyStep } from '@alzette/checkout-kit';
import { ConfirmationStep } from './confirmation-step';
import type { FlowState, PrepaidStepEvent } from './flow';
import { numberIsComplete } from './number-schema';
import { NumberStep } from './number-step';
import { PaymentStep } from './payment-step';

type StepId = 'number' | 'payment' | 'confirmation';

/** One step of a prepaid checkout. */
type Step = AnyStep<FlowState, StepId, PrepaidStepEvent>;

const always = () => true;
const numberOf = ({ type }: FlowState) => `prepaid.number.${type}`;

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
    Component: PaymentStep,
    isApplicable: always,
    isComplete: () => false,
  },
  {
    id: 'confirmation',
    titleMessage: 'prepaid.confirmation.title',
    labelMessage: 'prepaid.confirmation.label',
    event: 'prepaid_checkout_confirmation',
    Component: ConfirmationStep,
    isApplicable: always,
    isComplete: () => false,
  },
];

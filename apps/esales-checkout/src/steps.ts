import type { ComponentType } from 'react';
import { needsDelivery } from '@alzette/shop-model';
import { CartStep } from './cart-step/cart-step';
import { ConfirmationStep } from './confirmation-step/confirmation-step';
import { ContractStep } from './contract-step/contract-step';
import { contractIsComplete } from './contract-step/contract-schema';
import { DeliveryStep } from './delivery-step/delivery-step';
import { deliveryIsComplete } from './delivery-step/delivery-schema';
import type { FlowState } from './flow/flow-state';
import { SummaryStep } from './summary-step/summary-step';

export type StepId = 'cart' | 'contract' | 'delivery' | 'summary' | 'confirmation';

export interface StepProps {
  /** Goes to the step after this one. Call it only once the step is complete. */
  readonly onComplete: () => void;
}

/** One step of the checkout. Order, progress and guards follow from the list below and nothing else. */
export interface Step {
  readonly id: StepId;
  /** Message of the page title. */
  readonly titleMessage: string;
  /** Message of the label in the stepper. */
  readonly labelMessage: string;
  /** Analytics event when the step is shown (spec row O1). */
  readonly event: string;
  readonly Component: ComponentType<StepProps>;
  readonly isApplicable: (state: FlowState) => boolean;
  readonly isComplete: (state: FlowState) => boolean;
}

const always = () => true;

export const steps: readonly Step[] = [
  {
    id: 'cart',
    titleMessage: 'checkout.cart.title',
    labelMessage: 'checkout.cart.label',
    event: 'checkout_cart',
    Component: CartStep,
    isApplicable: always,
    isComplete: ({ items }) => items.length > 0,
  },
  {
    id: 'contract',
    titleMessage: 'checkout.contract.title',
    labelMessage: 'checkout.contract.label',
    event: 'checkout_contact_detail_contract',
    Component: ContractStep,
    isApplicable: always,
    isComplete: (state) => contractIsComplete(state) || state.order.informationSent,
  },
  {
    id: 'delivery',
    titleMessage: 'checkout.delivery.title',
    labelMessage: 'checkout.delivery.label',
    event: 'checkout_delivery',
    Component: DeliveryStep,
    isApplicable: ({ items, order }) => (items.length > 0 ? needsDelivery(items) : order.needsDelivery),
    isComplete: ({ values }) => deliveryIsComplete(values),
  },
  {
    id: 'summary',
    titleMessage: 'checkout.summary.title',
    labelMessage: 'checkout.summary.label',
    event: 'checkout_summary',
    Component: SummaryStep,
    isApplicable: always,
    isComplete: () => false,
  },
  {
    id: 'confirmation',
    titleMessage: 'checkout.confirmation.title',
    labelMessage: 'checkout.confirmation.label',
    event: 'checkout_confirmation',
    Component: ConfirmationStep,
    isApplicable: always,
    isComplete: () => false,
  },
];

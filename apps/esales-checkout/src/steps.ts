import type { BrowserEvent } from '@alzette/analytics';
import type { Step as AnyStep } from '@alzette/checkout-kit';
import { lazyComponent } from '@alzette/shop-widgets';
import { cartIsComplete, CartStep } from './cart-step/cart-step';
import { contractIsComplete } from './contract-step/contract-schema';
import { ContractStep } from './contract-step/contract-step';
import { deliveryIsComplete } from './delivery-step/delivery-schema';
import { flowNeeds, type FlowState } from './flow/flow-state';
import { laterSteps, loadFailure } from './load-steps';

export type StepId = 'cart' | 'contract' | 'delivery' | 'summary' | 'confirmation';

/** One step of the esales checkout. */
export type Step = AnyStep<FlowState, StepId, BrowserEvent>;

const always = () => true;
const deliveryOf = (state: FlowState) => (flowNeeds(state).needsInstallation ? 'delivery.installation' : 'delivery');
const summaryOf = (state: FlowState) => (flowNeeds(state).needsPayment ? 'summary' : 'summary.no-payment');

/** The checkout's steps. Order, progress and guards follow from this list and nothing else. */
export const steps: readonly Step[] = [
  {
    id: 'cart',
    titleMessage: 'checkout.cart.title',
    labelMessage: 'checkout.cart.label',
    leadMessage: 'checkout.cart.lead',
    event: 'checkout_cart',
    Component: CartStep,
    isApplicable: always,
    isComplete: cartIsComplete,
  },
  {
    id: 'contract',
    titleMessage: 'checkout.contract.title',
    labelMessage: ({ isGuest }) => (isGuest ? 'checkout.contract.label' : 'checkout.contract.label.customer'),
    leadMessage: 'checkout.contract.lead',
    event: 'checkout_contact_detail_contract',
    Component: ContractStep,
    isApplicable: always,
    isComplete: (state) => contractIsComplete(state) || state.order.informationSent,
  },
  {
    id: 'delivery',
    titleMessage: (state) => `checkout.${deliveryOf(state)}.title`,
    labelMessage: (state) => `checkout.${deliveryOf(state)}.label`,
    leadMessage: (state) => `checkout.${deliveryOf(state)}.lead`,
    event: (state) => (flowNeeds(state).needsInstallation ? 'checkout_delivery_installation' : 'checkout_delivery'),
    Component: lazyComponent(laterSteps, (steps) => steps.DeliveryStep, loadFailure),
    isApplicable: (state) => flowNeeds(state).needsDelivery,
    isComplete: deliveryIsComplete,
  },
  {
    id: 'summary',
    titleMessage: (state) => `checkout.${summaryOf(state)}.title`,
    labelMessage: (state) => `checkout.${summaryOf(state)}.label`,
    leadMessage: 'checkout.summary.lead',
    event: 'checkout_summary',
    Component: lazyComponent(laterSteps, (steps) => steps.SummaryStep, loadFailure),
    isApplicable: always,
    isComplete: () => false,
  },
  {
    id: 'confirmation',
    titleMessage: 'checkout.confirmation.title',
    labelMessage: 'checkout.confirmation.label',
    event: 'checkout_confirmation',
    Component: lazyComponent(laterSteps, (steps) => steps.ConfirmationStep, loadFailure),
    isApplicable: always,
    isComplete: () => false,
  },
];

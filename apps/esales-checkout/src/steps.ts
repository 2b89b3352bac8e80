import { needsDelivery } from '@alzette/shop-model';
import { cartIsComplete } from './cart-step/cart-problems';
import { CartStep } from './cart-step/cart-step';
import { ConfirmationStep } from './confirmation-step/confirmation-step';
import { ContractStep } from './contract-step/contract-step';
import { contractIsComplete } from './contract-step/contract-schema';
import { DeliveryStep } from './delivery-step/delivery-step';
import { deliveryIsComplete } from './delivery-step/delivery-schema';
import type { Step } from './flow/step';
import { SummaryStep } from './summary-step/summary-step';

const always = () => true;

/** The checkout's steps. Order, progress and guards follow from this list and nothing else. */
export const steps: readonly Step[] = [
  {
    id: 'cart',
    titleMessage: 'checkout.cart.title',
    labelMessage: 'checkout.cart.label',
    event: 'checkout_cart',
    Component: CartStep,
    isApplicable: always,
    isComplete: cartIsComplete,
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

// The steps after the contract and the pages that they lead to, in a chunk of their own.
export { ConfirmationStep } from './confirmation-step/confirmation-step';
export { LanguageWarning } from './contract-step/language-warning';
export { DeliveryStep } from './delivery-step/delivery-step';
export { CheckoutInterrupted } from './summary-step/cart-changed';
export { SummaryStep } from './summary-step/summary-step';

// The steps after the contract and what they lead to, a chunk of their own.
export { ConfirmationStep } from './confirmation-step/confirmation-step';
export { LanguageWarning } from './contract-step/language-warning';
export { DeliveryStep } from './delivery-step/delivery-step';
export { CheckoutInterrupted } from './summary-step/cart-changed';
export { SummaryStep } from './summary-step/summary-step';

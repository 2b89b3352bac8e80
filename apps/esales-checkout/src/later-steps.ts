// The steps after the contract, a chunk of their own.
export { ConfirmationStep } from './confirmation-step/confirmation-step';
export { DeliveryStep } from './delivery-step/delivery-step';
export { SummaryStep } from './summary-step/summary-step';

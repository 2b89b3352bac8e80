// The steps after the first one, a chunk of their own.
export { ConfirmationStep } from './confirmation-step';
export { PaymentStep } from './payment-step';

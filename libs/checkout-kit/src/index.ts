export { AddressBlock, AddressFields, EmailFields } from './address';
export { checkoutKitCatalogue } from './catalogue';
export { Facts } from './confirmed-order';
export { fillPlaceholders } from './confirmed-order';
export { OrderConfirmation, type OrderConfirmationProps } from './confirmation';
export { QuestionPanel } from './confirmed-order';
export { Thanks } from './confirmed-order';
export { fingerprintOf } from './order-request';
export { toOrderAddress, toOrderRequest, type AddressKeys, type OrderContent } from './order-request';
export { atLeast, pause } from './use-payment';
export { PaymentDue } from './payment';
export type { PaymentOptions } from './use-payment';
export { PaymentPopup } from './payment';
export { useGoToConfirmation } from './use-payment';
export { usePayment, type PaymentFlowState } from './use-payment';
export { CheckoutFlow, type CheckoutFlowProps } from './checkout-flow';
export {
  activeStep,
  applicableSteps,
  nextStep,
  previousStep,
  stepState,
  type AnyFlowState,
  type StepState,
} from './step';
export { inState, type InState, type Step, type StepProps } from './step';
export type { Back } from './checkout-flow';
export { useGoToStep } from './step';
export { answersUnder, textOf } from './order-request';

export { AddressBlock } from './address/address-block';
export { AddressFields } from './address/address-fields';
export { checkoutKitCatalogue } from './catalogue';
export { Facts } from './confirmation/facts';
export { fillPlaceholders } from './confirmation/fill-placeholders';
export { OrderConfirmation, type OrderConfirmationProps } from './confirmation/order-confirmation';
export { QuestionPanel } from './confirmation/question-panel';
export { Thanks } from './confirmation/thanks';
export { fingerprintOf } from './order/fingerprint';
export { toOrderAddress, toOrderRequest, type AddressKeys, type OrderContent } from './order-request';
export { atLeast, pause } from './pacing';
export { PaymentDue } from './payment/payment-due';
export type { PaymentOptions } from './payment/payment-options';
export { PaymentPopup } from './payment/payment-popup';
export { useGoToConfirmation } from './payment/use-go-to-confirmation';
export { usePayment, type PaymentFlowState } from './payment/use-payment';
export { CheckoutFlow, type CheckoutFlowProps } from './steps/checkout-flow';
export {
  activeStep,
  applicableSteps,
  nextStep,
  previousStep,
  stepState,
  type AnyFlowState,
  type StepState,
} from './steps/navigation';
export { inState, type InState, type Step, type StepProps } from './steps/step';
export type { Back } from './steps/step-head';
export { useGoToStep } from './steps/use-go-to-step';
export { answersUnder, textOf } from './values';

export { LegalTextLinks, useAcceptances, type AcceptanceBox } from './acceptances';
export { answersUnder, textOf } from './answers';
export { AddressBlock, AddressFields, EmailFields } from './address';
export { checkoutKitCatalogue, paymentCatalogue } from './catalogue';
export { fillPlaceholders, ThankYou } from './confirmed-order';
export { OrderConfirmation, type OrderConfirmationProps } from './confirmation';
export { fingerprintOf, toOrderAddress, toOrderRequest, type AddressKeys, type OrderContent } from './order-request';
export { useGoToConfirmation, usePayment, type PaymentOptions, type PaymentFlowState } from './use-payment';
export { atLeast, pause } from './pacing';
export { PaymentDue, PaymentPopup } from './payment';
export { CheckoutFlow, type CheckoutFlowProps, type Back, useLacksAnswers } from './checkout-flow';
export {
  activeStep,
  applicableSteps,
  nextStep,
  previousStep,
  stepState,
  inState,
  useGoToStep,
  type AnyFlowState,
  type StepState,
  type InState,
  type Step,
  type StepProps,
} from './step';

export { LegalTextLinks, useAcceptances, type AcceptanceBox } from './acceptances';
export { valuesUnder, textOf } from './form-values';
export { AddressBlock, AddressFields, PlaceFields, type PlaceFieldsProps } from './address';
export { EmailFields } from './email-fields';
export { eligibilitySchema } from './eligibility-schema';
export { checkoutKitMessages, paymentMessages } from './messages';
export { fillPlaceholders, ThankYou } from './confirmed-order';
export { OrderConfirmation, type OrderConfirmationProps } from './confirmation';
export { fingerprintOf, toOrderAddress, toOrderRequest, type AddressKeys, type OrderContent } from './order-request';
export { useGoToConfirmation, usePayment, type PaymentOptions, type PaymentFlowState } from './use-payment';
export { atLeast, pause } from './pacing';
export { useIsMounted } from './use-is-mounted';
export { PaymentDue, PaymentPopup } from './payment';
export { CheckoutFlow, type CheckoutFlowProps, type Back, useIsIncomplete } from './checkout-flow';
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

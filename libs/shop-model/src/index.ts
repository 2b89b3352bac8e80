export { centsToEuros, splitPrice, vatIncluded, type Cents, type SplitPrice } from './money';
export { isLocale, locales, type Locale } from './locale';
export {
  appliedPrice,
  cartTotals,
  emptyCart,
  installableItems,
  itemTypes,
  mobileLines,
  needsDelivery,
  physicalSimLines,
  subscriptionItems,
  type Cart,
  type CartItem,
  type CartTotals,
  type CheckoutType,
  type ItemPrice,
  type ItemType,
  type SimType,
  type SubscriptionMode,
} from './cart';
export {
  acceptanceKeys,
  contractKeys,
  deliveryKeys,
  mobileLineKeys,
  readSimType,
  sensitiveKeys,
  type FormValues,
} from './form-keys';
export { mobileItem, refreshedMobileItem } from './mobile-item';
export { normaliseCreditStatus, type CreditCheckOutcome } from './credit-check';
export { compact, formatIban, phoneHref, readIban, readPostcode, readSameSitePath } from './text';
export type { Problem } from './wire/problem';
export type { MobileList, MobileVariant, VariantOption, VariantPrice } from './wire/catalogue';
export type {
  ComplementaryInformation,
  ConfirmRequest,
  CustomerInformation,
  OrderAddress,
  OrderItem,
  OrderRequest,
  OrderResponse,
  OrderResponseItem,
  PaymentState,
} from './wire/order';
export type {
  ConfirmationMessage,
  ConfirmationMessages,
  ContractDocument,
  ContractDocuments,
  CreditCheckStatus,
  DocumentUpdate,
  DocumentUpdateRequest,
  IbanResult,
  KycInformation,
  PaymentUrl,
  PaymentUrlRequest,
} from './wire/tools';

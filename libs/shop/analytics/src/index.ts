export {
  clientStatus,
  browserEventData,
  cartEvents,
  checkoutEvents,
  prepaidEvents,
  trackedAttempt,
  trackEvent,
  type ClientStatus,
  type AnalyticsEvent,
  type BrowserEvent,
  type CartData,
  type EventData,
  type PurchaseData,
  type CartEvent,
  type CheckoutEvent,
  type PrepaidEvent,
  type TrackedAttempt,
} from './events';
export { inviteToSurvey, pushToDataLayer, purchaseNumber } from './data-layer';
export {
  ecommerceOfCart,
  ecommerceOfOrder,
  ecommerceOfPrepaid,
  ecommerceOfPurchase,
  type Ecommerce,
  type EcommerceItem,
  type PurchaseEcommerce,
} from './ecommerce';

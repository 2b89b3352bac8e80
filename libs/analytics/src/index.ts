export { clientStatus, type ClientStatus } from './client-status';
export { pushToDataLayer, purchaseNumber } from './data-layer';
export {
  ecommerceOfCart,
  ecommerceOfOrder,
  ecommerceOfPrepaid,
  ecommerceOfPurchase,
  type Ecommerce,
  type EcommerceItem,
  type PurchaseEcommerce,
} from './ecommerce';
export {
  browserEventData,
  type AnalyticsEvent,
  type BrowserEvent,
  type CartData,
  type EventData,
  type PurchaseData,
} from './event-data';
export {
  cartEvents,
  checkoutEvents,
  prepaidEvents,
  type CartEvent,
  type CheckoutEvent,
  type PrepaidEvent,
} from './event-names';
export { trackedAttempt, trackEvent, type TrackedAttempt } from './track';

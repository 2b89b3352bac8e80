export { clientStatus, type ClientStatus } from './events';
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
} from './events';
export {
  cartEvents,
  checkoutEvents,
  prepaidEvents,
  type CartEvent,
  type CheckoutEvent,
  type PrepaidEvent,
} from './events';
export { trackedAttempt, trackEvent, type TrackedAttempt } from './events';

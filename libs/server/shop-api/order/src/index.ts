export { deliverOrderWebhook, OrderWebhookError } from './deliver-order-webhook';
export { monthlyStepsOf } from './monthly-steps';
export { enqueueOrderChange, type OrderChange } from './order-change';
export {
  type BookedItem,
  checkoutTypeOf,
  hasSimCard,
  type OrderedDevice,
  type OrderedService,
  type OrderedSubscription,
  type OrderTotals,
  type PricedItem,
  totalsOf,
} from './order-item';
export {
  acceptNewsletter,
  erasePersonalData,
  findEmail,
  findOrder,
  findOrderByReference,
  findOwnOrder,
  findSessionOrders,
  insertOrder,
  type LockedOrder,
  lockOfSessionOrders,
  lockOrder,
  type NewOrder,
  nextOrderSequence,
  type Order,
  orderMetrics,
  recordInformedOfWithdrawal,
  selectOwnOrder,
  type SessionOrder,
} from './order-repository';
export {
  findComplementaryInformations,
  findOrderItems,
  findOrderParts,
  findTopUpNumber,
  type OrderItemRow,
  type OrderParts,
  partsIn,
  partsOf,
  updateComplementaryInformation,
} from './order-parts-repository';
export { creditTopUp } from './prepaid/credit-repository';
export { isRealEmail, prepaidItem } from './prepaid/prepaid-order';
export { presentOrder } from './present-order';
export { priceItems, priceOffered } from './pricing/price-items';
export { isReadableBy } from './readable-order-repository';
export { enqueueItemWebhook, orderClosed, transitionOrder } from './transition-order';
export {
  finalStates,
  isClosed,
  type OrderEvent,
  type OrderState,
  type TransitionCause,
  unpaidStates,
} from './transitions';
export { countVoucherUses, deleteVoucherUse, insertVoucherUse } from './voucher-use-repository';

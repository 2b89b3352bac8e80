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
  findComplementaryInformations,
  findOrder,
  findOrderByReference,
  findOrderItems,
  findOwnOrder,
  findTopUpNumber,
  insertOrder,
  lockOrder,
  lockSessionOrders,
  nextOrderSequence,
  type Order,
  type OrderItemRow,
  orderMetrics,
  recordInformedOfWithdrawal,
  type SessionOrder,
  updateComplementaryInformation,
} from './order-repository';
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

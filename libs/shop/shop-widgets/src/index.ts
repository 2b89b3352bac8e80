export { widgetMessages } from './messages';
export { priceMessages } from './prices/messages';
export { LaterPrices, MonthlyPrice, OneOffPrice, SteppedPrice } from './prices/prices';
export { FoldedTerms } from './cart-item/folded-terms';
export { ItemTerms, PriceStepsText, PriorPriceText, PromotionText } from './terms';
export {
  CartTotals,
  TotalsBar,
  EmptyCart,
  ItemGroups,
  RemovalNotice,
  RestoredStatus,
  useItemRemoval,
  SecurePaymentBlock,
  type ItemRemoval,
} from './cart-sections';
export { addOnRows, offerRows } from './cart-item/item-details';
export { cartItemId } from './cart-item/cart-item-id';
export { CartItemCard, ChangedLineText } from './cart-item/cart-item-card';
export { TotalsStatus } from './prices/totals-status';
export { DeviceThumb } from './cart-item/device-picture';
export { CartItemThumb, ItemThumb } from './cart-item/item-picture';
export { useItemField } from './cart-item/ensure-item-form';
export { ItemForm } from './cart-item/item-form';
export { isComplete, itemsAreComplete } from './cart-item/item-rules';
export { hasMobileShape, loadMobileRule, type MobileRule } from './cart-item/mobile-rule';
export { lazyComponent, type LazyCode, preload } from './lazy-component';
export { usePlacedOrder } from './placed-order/use-placed-order';
export { RetryNote, type RetryNoteProps } from './retry-note';
export { QueryContent, type QueryContentProps } from './query-content';
export { type QueryResult, useLoaded } from './use-loaded';
export { useLoginAddress } from './use-login-address';
export { useQuery } from './use-query';
export { SavedCartRestorer } from './saved-cart/saved-cart-restorer';
export { useVoucherDevice } from './voucher/use-voucher-device';
export { VoucherForm } from './voucher/voucher-form';

import { cartTotals, installedItems, needsDelivery, type CartItem } from '@alzette/shop-model';
import type { OrderNeeds } from '../order/order-slice';
import type { FlowState } from './flow-state';

/** What an order of these lines takes besides the contract. */
export function needsOf(items: readonly CartItem[]): OrderNeeds {
  return {
    needsDelivery: needsDelivery(items),
    needsInstallation: installedItems(items).length > 0,
    needsPayment: cartTotals(items, false).oneOff > 0,
  };
}

/** The same of the cart, or of its order once the cart is empty. */
export function flowNeeds({ items, order }: Pick<FlowState, 'items' | 'order'>): OrderNeeds {
  return items.length > 0 ? needsOf(items) : order;
}

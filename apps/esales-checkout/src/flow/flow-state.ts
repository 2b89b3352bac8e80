import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Bypass } from '@alzette/operator-config';
import { useBypass, useSettings } from '@alzette/remote-react';
import { type CartItem, cartTotals, type FormValues, installedItems, needsDelivery } from '@alzette/shop-model';
import { selectCart, selectItems, selectValues, sessionSlice } from '@alzette/shop-store';
import { type CartChange, cartChanges } from './cart-changes';
import { type OrderProgress, selectOrder, type OrderNeeds } from './order-progress';

/** The state that the flow's rules use. */
export interface FlowState {
  readonly items: readonly CartItem[];
  readonly values: FormValues;
  readonly isGuest: boolean;
  readonly order: OrderProgress;
  readonly minimumAge: number;
  readonly bypass: Bypass;
}

/** The present state that the flow's rules use. */
export function useFlowState(): FlowState {
  const items = useSelector(selectItems);
  const values = useSelector(selectValues);
  const order = useSelector(selectOrder);
  const isGuest = useSelector(sessionSlice.selectors.selectIsGuest);
  const { minimumAge } = useSettings();
  const bypass = useBypass();
  return useMemo(
    () => ({ items, values, order, isGuest, minimumAge, bypass }),
    [items, values, order, isGuest, minimumAge, bypass],
  );
}

/** The needs of an order of these items besides the contract. */
export function needsOf(items: readonly CartItem[]): OrderNeeds {
  return {
    needsDelivery: needsDelivery(items),
    needsInstallation: installedItems(items).length > 0,
    needsPayment: cartTotals(items, false).oneOff > 0,
  };
}

/** The needs of the cart, or of its order once the cart is empty. */
export function flowNeeds({ items, order }: Pick<FlowState, 'items' | 'order'>): OrderNeeds {
  return items.length > 0 ? needsOf(items) : order;
}

/** The changes of another tab in the cart since the order was created. A cart that was ordered there is no change. */
export function useCartChanges(): readonly CartChange[] {
  const { items, confirmed } = useSelector(selectCart);
  const { lines } = useSelector(selectOrder);
  return useMemo(() => (confirmed ? [] : cartChanges(lines, items)), [confirmed, lines, items]);
}

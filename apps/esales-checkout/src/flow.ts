import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type BrowserEvent, browserEventData, trackEvent } from '@alzette/analytics';
import { type PaymentOptions, useGoToStep } from '@alzette/checkout-kit';
import type { Bypass } from '@alzette/operator-config';
import { useBypass, useServices, useSettings } from '@alzette/remote-react';
import {
  type CartItem,
  cartTotals,
  contractKeys,
  type FormValues,
  installedItems,
  needsDelivery,
} from '@alzette/shop-model';
import {
  selectIsGuest,
  selectItems,
  selectValues,
  sessionSlice,
  type SharedState,
  valuesTyped,
} from '@alzette/shop-store';
import { type OrderNeeds, type OrderProgress, selectOrder } from './order/order-slice';

/** All that the flow's rules look at. */
export interface FlowState {
  readonly items: readonly CartItem[];
  readonly values: FormValues;
  readonly isGuest: boolean;
  readonly order: OrderProgress;
  readonly minimumAge: number;
  readonly bypass: Bypass;
}

/** Everything the flow's rules look at, as it is now. */
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

/** Tells analytics of an event, with shopper and cart as they are at that moment (spec row O1). */
export function useTell(): (event: BrowserEvent) => void {
  const { track } = useServices();
  const store = useStore<SharedState>();
  return useCallback(
    (event) => {
      const state = store.getState();
      trackEvent(track, event, browserEventData(event, { isGuest: selectIsGuest(state), items: selectItems(state) }));
    },
    [track, store],
  );
}

/** Leads to the contract, where the identity check is asked for anew. */
export function useIdentityAgain(): () => void {
  const dispatch = useDispatch();
  const goToStep = useGoToStep();
  return () => {
    dispatch(valuesTyped({ [contractKeys.authenticated]: false }));
    goToStep('contract');
  };
}

/** How an esales order is paid (spec row K8). */
export function useEsalesPayment(): PaymentOptions {
  const { name } = useSettings();
  const variantCode = useSelector(selectItems)[0]?.variant.code ?? '';
  return { type: 'esales', description: name, variantCode, event: 'add_payment_info' };
}

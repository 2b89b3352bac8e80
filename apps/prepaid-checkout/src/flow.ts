import { useCallback, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { clientStatus, ecommerceOfPrepaid, type PrepaidEvent, trackEvent } from '@alzette/analytics';
import type { Bypass } from '@alzette/operator-config';
import { useAddress, useBypass, useServices } from '@alzette/remote-react';
import { type FormValues, isPrepaidCheckout, type PrepaidCheckoutType, type PrepaidProduct } from '@alzette/shop-model';
import { selectCart, selectIsGuest, selectValues, type SharedState } from '@alzette/shop-store';

/** Events that the browser sends from its own state. */
export type PrepaidStepEvent = Extract<
  PrepaidEvent,
  'prepaid_checkout_contact_detail_contract' | 'prepaid_checkout_contact_detail' | 'prepaid_checkout_confirmation'
>;

/** All that the flow's rules look at. */
export interface FlowState {
  readonly type: PrepaidCheckoutType;
  /** Null once it is paid for. */
  readonly product: PrepaidProduct | null;
  readonly values: FormValues;
  readonly bypass: Bypass;
}

/** Everything the flow's rules look at, as it is now. A confirmation's address names its type: its cart is empty. */
export function useFlowState(): FlowState {
  const { prepaid: product, checkoutType } = useSelector(selectCart);
  const values = useSelector(selectValues);
  const bypass = useBypass();
  const named = new URLSearchParams(useAddress().query).get('type');
  const type = [named, product?.type, checkoutType].find(isPrepaidCheckout) ?? 'prepaid_top_up';
  return useMemo(() => ({ type, product, values, bypass }), [type, product, values, bypass]);
}

/** Tracks an event with the present shopper and product (spec row O1). */
export function useTrackEvent(): (event: PrepaidStepEvent) => void {
  const { track } = useServices();
  const store = useStore<SharedState>();
  return useCallback(
    (event) => {
      const state = store.getState();
      const { prepaid } = selectCart(state);
      const client = { client_status: clientStatus(selectIsGuest(state)) };
      if (event === 'prepaid_checkout_confirmation') trackEvent(track, event, client);
      else if (prepaid) trackEvent(track, event, { ...client, ecommerce: ecommerceOfPrepaid(prepaid) });
    },
    [track, store],
  );
}

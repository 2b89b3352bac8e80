import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { clientStatus, ecommerceOfPrepaid, type PrepaidEvent, trackEvent } from '@alzette/analytics';
import type { AcceptanceBox } from '@alzette/checkout-kit';
import type { Bypass } from '@alzette/operator-config';
import { useAddress, useBypass, useServices } from '@alzette/remote-react';
import {
  acceptanceKeys,
  type FormValues,
  isPrepaidCheckout,
  type PrepaidCheckoutType,
  type PrepaidProduct,
} from '@alzette/shop-model';
import { selectCart, selectIsGuest, selectValues, type SharedState, valuesErased } from '@alzette/shop-store';

/** Events that the browser sends from its own state. */
export type PrepaidStepEvent = Exclude<PrepaidEvent, 'prepaid_add_payment_info' | 'prepaid_purchase'>;

/** The state that the flow's rules use. */
export interface FlowState {
  readonly type: PrepaidCheckoutType;
  /** Null once it is paid for. */
  readonly product: PrepaidProduct | null;
  readonly values: FormValues;
  readonly bypass: Bypass;
}

/** The present state that the flow's rules use. A confirmation's address names its type: its cart is empty. */
export function useFlowState(): FlowState {
  const { prepaid: product, checkoutType } = useSelector(selectCart);
  const values = useSelector(selectValues);
  const bypass = useBypass();
  const named = new URLSearchParams(useAddress().query).get('type');
  const type = [named, product?.type, checkoutType].find(isPrepaidCheckout) ?? 'prepaid_top_up';
  return useMemo(() => ({ type, product, values, bypass }), [type, product, values, bypass]);
}

/** A top-up takes effect at once, which ends the right of withdrawal (Directive 2011/83/EU, article 16(a)): the shopper must agree. */
export function conditionsBox(type: PrepaidCheckoutType): AcceptanceBox {
  return { code: 'conditions', textMessage: `prepaid.conditions.${type}.text` };
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

/**
 * The product that this page showed before another tab changed or emptied the cart (as spec row K12); null while it is the same. The
 * shopper accepts the terms of another product again. A paid product is no change.
 */
export function useReplacedProduct() {
  const store = useStore<SharedState>();
  const [replaced, setReplaced] = useState<PrepaidProduct | null>(null);
  useEffect(() => {
    let { prepaid: present } = selectCart(store.getState());
    let last = present;
    return store.subscribe(() => {
      const { prepaid, confirmed } = selectCart(store.getState());
      if (prepaid?.code === present?.code) return;
      present = prepaid;
      const before = confirmed || prepaid?.code === last?.code ? null : last;
      if (prepaid || confirmed) last = prepaid;
      setReplaced(before);
      if (before) store.dispatch(valuesErased({ names: [acceptanceKeys.conditions] }));
    });
  }, [store]);
  return { replaced, dismiss: () => setReplaced(null) };
}

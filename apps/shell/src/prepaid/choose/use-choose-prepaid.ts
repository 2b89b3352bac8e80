import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { clientStatus, ecommerceOfPrepaid, trackEvent } from '@alzette/analytics';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { prepaidChosen, selectCart, selectIsGuest, type SharedState } from '@alzette/shop-store';

/** Puts a prepaid product in the cart and goes to its checkout; a cart of another checkout gives way only after a yes. */
export function useChoosePrepaid() {
  const dispatch = useDispatch();
  const store = useStore<SharedState>();
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const [asked, setAsked] = useState<PrepaidProduct | null>(null);

  function choose(product: PrepaidProduct) {
    const { prepaid } = selectCart(store.getState());
    const ecommerce = ecommerceOfPrepaid(product);
    setAsked(null);
    // The cart of an order under way stays the one it is: paying it again makes no second order.
    if (prepaid?.type !== product.type || prepaid.code !== product.code || prepaid.amount !== product.amount) {
      dispatch(prepaidChosen({ product }));
      trackEvent(track, 'add_to_cart', { ecommerce });
    }
    trackEvent(track, 'prepaid_begin_checkout', {
      client_status: clientStatus(selectIsGuest(store.getState())),
      ecommerce,
    });
    navigate(pathFor('checkout', locale, paths));
  }

  function handleChoose(product: PrepaidProduct) {
    const { items, prepaid } = selectCart(store.getState());
    const isOfAnother = items.length > 0 || (prepaid !== null && prepaid.type !== product.type);
    if (isOfAnother) setAsked(product);
    else choose(product);
  }

  return {
    /** Whether the shopper is asked to give up the cart of another checkout. */
    isAsking: asked !== null,
    onChoose: handleChoose,
    onReplace: () => asked && choose(asked),
    onKeep: () => setAsked(null),
  };
}

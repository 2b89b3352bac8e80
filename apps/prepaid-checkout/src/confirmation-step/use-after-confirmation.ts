import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { clientStatus, ecommerceOfPurchase, trackEvent } from '@alzette/analytics';
import { useServices } from '@alzette/remote-react';
import type { OrderResponse } from '@alzette/shop-model';
import { cartConfirmed, selectCart, valuesForgotten } from '@alzette/shop-store';
import { isMadeOrder } from '../order/made-order';

/**
 * What follows a confirmed order, once: an empty cart, a form forgotten, the purchase event in euros (spec row M6). An old
 * confirmation opened again does none of it, because the cart is another one by then.
 */
export function useAfterConfirmation(order: OrderResponse): void {
  const { track } = useServices();
  const dispatch = useDispatch();
  const { id: cart } = useSelector(selectCart);
  const isThisOrder = isMadeOrder({ cart, tokenValue: order.tokenValue });

  useEffect(() => {
    if (!isThisOrder) return;
    trackEvent(track, 'prepaid_purchase', {
      client_status: clientStatus(order.isNewClient),
      ecommerce: ecommerceOfPurchase(order),
    });
    dispatch(valuesForgotten());
    dispatch(cartConfirmed());
  }, [isThisOrder, order, dispatch, track]);
}

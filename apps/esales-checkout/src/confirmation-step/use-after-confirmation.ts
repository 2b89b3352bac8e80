import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { clientStatus, ecommerceOfPurchase, trackEvent } from '@alzette/analytics';
import { useServices, useSettings } from '@alzette/remote-react';
import { acceptNewsletter } from '@alzette/shop-client';
import { acceptanceKeys, type OrderResponse } from '@alzette/shop-model';
import { cartConfirmed, selectValues, valuesForgotten } from '@alzette/shop-store';
import { orderFinished, selectOrder } from '../order/order-slice';

const surveyCookie = 'surveyBasket=true; path=/; max-age=604800; samesite=lax';

/**
 * What follows a confirmed order, once: newsletter, survey cookie, an empty cart, the purchase event (spec row L3). An
 * old confirmation opened again does none of it, because this tab no longer works on that order.
 */
export function useAfterConfirmation(order: OrderResponse): void {
  const { http, track, report } = useServices();
  const { provider } = useSettings();
  const dispatch = useDispatch();
  const progress = useSelector(selectOrder);
  const wantsNewsletter = useSelector(selectValues)[acceptanceKeys.newsletter] === true;
  const isThisOrder = progress.tokenValue === order.tokenValue;

  useEffect(() => {
    if (!isThisOrder) return;
    document.cookie = surveyCookie;
    if (wantsNewsletter) {
      trackEvent(track, 'newsletter_registration', { client_status: clientStatus(order.isNewClient) });
      acceptNewsletter(http, provider, order.tokenValue).catch((error: unknown) =>
        report(error, { operation: 'newsletter' }),
      );
    }
    trackEvent(track, 'purchase', {
      client_status: clientStatus(order.isNewClient),
      ecommerce: ecommerceOfPurchase(order),
    });
    dispatch(orderFinished());
    dispatch(valuesForgotten());
    dispatch(cartConfirmed());
  }, [isThisOrder, wantsNewsletter, order, http, provider, dispatch, track, report]);
}

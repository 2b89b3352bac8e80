import { useSelector } from 'react-redux';
import { clientStatus, ecommerceOfCart, trackEvent } from '@alzette/analytics';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { selectIsGuest, selectItems } from '@alzette/shop-store';

/** Goes on to the checkout. */
export function useCheckout(): () => void {
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const isGuest = useSelector(selectIsGuest);
  const items = useSelector(selectItems);
  return () => {
    trackEvent(track, 'begin_checkout', {
      client_status: clientStatus(isGuest),
      ecommerce: ecommerceOfCart(items),
    });
    navigate(pathFor('checkout', locale, paths));
  };
}

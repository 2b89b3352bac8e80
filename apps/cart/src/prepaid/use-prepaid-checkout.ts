import { useSelector } from 'react-redux';
import { clientStatus, ecommerceOfPrepaid, trackEvent } from '@alzette/analytics';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { selectIsGuest } from '@alzette/shop-store';

/** Goes on to the checkout of the prepaid product. */
export function usePrepaidCheckout(product: PrepaidProduct): () => void {
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  const isGuest = useSelector(selectIsGuest);
  return () => {
    trackEvent(track, 'prepaid_begin_checkout', {
      client_status: clientStatus(isGuest),
      ecommerce: ecommerceOfPrepaid(product),
    });
    navigate(pathFor('checkout', locale, paths));
  };
}

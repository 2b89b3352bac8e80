import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';

/** Goes on to the checkout. */
export function useCheckout(): () => void {
  const { locale, navigate, track } = useServices();
  const { paths } = useSettings();
  return () => {
    track('begin_checkout');
    navigate(pathFor('checkout', locale, paths));
  };
}

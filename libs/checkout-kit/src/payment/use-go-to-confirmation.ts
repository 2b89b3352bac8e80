import { useCallback } from 'react';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';

/** Goes to the confirmation of an order, in the place of the present page: Back must not lead to a paid summary. */
export function useGoToConfirmation(): (orderToken: string) => void {
  const { navigate, locale } = useServices();
  const { paths } = useSettings();
  return useCallback(
    (orderToken) => {
      const query = new URLSearchParams({ step: 'confirmation', order_token: orderToken });
      navigate(`${pathFor('checkout', locale, paths)}?${query.toString()}`, { replace: true });
    },
    [navigate, locale, paths],
  );
}

import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useBrowserValue, useServices, useSettings } from '@alzette/remote-react';
import { selectCart } from '@alzette/shop-store';

/**
 * Opens the confirmation of the order whose payment was begun in this browser, when it was paid: in another tab, or without a return
 * from the payment page (decision 29). Checks when the page opens and whenever the shopper returns to it; the code loads with the
 * first such order.
 *
 * @param isConfirmation true on the confirmation itself, which loads its order
 * @returns true while the first response is awaited; false at once in a server-rendered page, whose server checked before
 */
export function usePlacedOrder(isConfirmation = false): boolean {
  const services = useServices();
  const { paths } = useSettings();
  // Hosts from before host services 1.3 have no such member.
  const isPlaced = Boolean(useSelector(selectCart).placedOrder) && !isConfirmation;
  const isServerRendered = useBrowserValue(() => false, true);
  const [wasPlaced] = useState(isPlaced);
  const [isAwaited, setIsAwaited] = useState(isPlaced && !isServerRendered);

  useEffect(() => {
    if (!isPlaced) return undefined;
    const left = new AbortController();
    const { signal } = left;

    function check(): void {
      void import(/* webpackChunkName: "placed-order" */ './open-if-paid')
        .then(({ openIfPaid }) => openIfPaid(services, { paths, signal }))
        .catch((error: unknown) => {
          services.report(error, { operation: 'placed order' });
          return false;
        })
        .then((isPaid) => !isPaid && setIsAwaited(false));
    }

    const handleVisible = () => {
      if (document.visibilityState === 'visible') check();
    };
    // Some browsers restore a page of the back/forward cache without a change of visibility.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) check();
    };
    document.addEventListener('visibilitychange', handleVisible, { signal });
    window.addEventListener('pageshow', handlePageShow, { signal });
    // The page whose own payment begins is about to be left.
    if (wasPlaced) check();
    return () => left.abort();
  }, [services, paths, isPlaced, wasPlaced]);

  return isAwaited && isPlaced;
}

import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useBrowserValue, useServices, useSettings } from '@alzette/remote-react';
import { selectCart } from '@alzette/shop-store';

/**
 * Opens the confirmation of the order whose payment was begun in this browser, when it was paid: in another tab, or without a return
 * from the payment page (decision 29). Asks when the page opens and whenever the shopper comes back to it; the code loads with the
 * first such order.
 *
 * @param isConfirmation true on the confirmation itself, which reads its order
 * @returns true while the first response is awaited; false at once in a page that the server rendered, which asked before
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
    import(/* webpackChunkName: "placed-order" */ './follow-placed-order')
      .then(({ followPlacedOrder }) => followPlacedOrder(services, { paths, isDue: wasPlaced, signal: left.signal }))
      .then(
        (isPaid) => !isPaid && setIsAwaited(false),
        (error: unknown) => {
          services.report(error, { operation: 'placed order' });
          setIsAwaited(false);
        },
      );
    return () => left.abort();
  }, [services, paths, isPlaced, wasPlaced]);

  return isAwaited && isPlaced;
}

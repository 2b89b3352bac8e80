import type { HostServices } from '@alzette/remote-contract';
import { errorCode, getOrder } from '@alzette/shop-client';
import { confirmationPath, type Locale, type OrderResponse, type SitePaths } from '@alzette/shop-model';
import { selectCart, type SharedState } from '@alzette/shop-store';

interface FollowOptions {
  readonly paths: SitePaths;
  /** Whether to ask at once, not only when the shopper comes back to the page. */
  readonly isDue: boolean;
  readonly signal: AbortSignal;
}

/** Asks for the placed order until the page is left. Resolves with whether the first request found it paid. */
export async function followPlacedOrder(
  services: HostServices,
  { paths, isDue, signal }: FollowOptions,
): Promise<boolean> {
  const { http, locale, navigate, report, store } = services;

  async function openIfPaid(): Promise<boolean> {
    const { placedOrder } = selectCart(store.getState() as SharedState);
    if (!placedOrder) return false;
    try {
      const order = await getOrder(http, placedOrder.tokenValue);
      if (!isPaid(order) || signal.aborted) return false;
      navigate(confirmationPath(placedOrder, locale as Locale, paths), { replace: true });
      return true;
    } catch (error) {
      if (errorCode(error) !== 'order_not_found') report(error, { operation: 'placed order' });
      return false;
    }
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void openIfPaid(), {
    signal,
  });
  // Some browsers restore a page of the back/forward cache without a change of visibility.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void openIfPaid(), { signal });
  return isDue && openIfPaid();
}

/** Paid, or being paid: a second payment must not be offered. */
function isPaid({ state, paymentState }: OrderResponse): boolean {
  return state === 'confirmed' || paymentState === 'paid' || paymentState === 'pending';
}

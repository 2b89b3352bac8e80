import type { HostServices } from '@alzette/remote-contract';
import { errorCode, getOrder } from '@alzette/shop-client';
import { confirmationPath, isPaidOrPending, type SitePaths } from '@alzette/shop-model';
import { selectCart, type SharedState } from '@alzette/shop-store';

interface OpenOptions {
  readonly paths: SitePaths;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
}

/**
 * Opens the confirmation of the placed order if the order is paid.
 *
 * @returns whether the order was paid
 * @throws ShopHttpError when the shop does not respond
 */
export async function openIfPaid(services: HostServices, { paths, signal }: OpenOptions): Promise<boolean> {
  const { http, locale, navigate, store } = services;
  const { placedOrder } = selectCart(store.getState() as SharedState);
  if (!placedOrder) return false;
  try {
    const order = await getOrder(http, placedOrder.tokenValue);
    if (!isPaidOrPending(order) || signal.aborted) return false;
    navigate(confirmationPath(placedOrder, locale, paths), { replace: true });
    return true;
  } catch (error) {
    // The order belongs to another session: this browser cannot show it.
    if (errorCode(error) === 'not_found') return false;
    throw error;
  }
}

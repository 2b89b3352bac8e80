import type { HostServices } from '@alzette/remote-contract';
import { refreshItems, refreshPrepaid } from '@alzette/shop-client';
import { itemsRefreshed, prepaidRefreshed, selectCart, type ShopStore } from '@alzette/shop-store';

/** Loads the offers of the cart again. An item whose offer does not load stays unchanged, and the error is reported. */
export async function refreshStoredCart(store: ShopStore, { http, locale, report }: HostServices): Promise<void> {
  const { items, prepaid } = selectCart(store.getState());
  if (prepaid) {
    await refreshPrepaid(http, locale, prepaid).then(
      (product) => store.dispatch(prepaidRefreshed({ product })),
      (error: unknown) => report(error, { operation: 'cart refresh' }),
    );
  }
  if (items.length === 0) return;
  const refreshed = await refreshItems(http, locale, items);
  for (const failure of refreshed.failures) report(failure, { operation: 'cart refresh' });
  store.dispatch(itemsRefreshed({ items: refreshed.items }));
}

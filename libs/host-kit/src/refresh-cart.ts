import type { HostServices } from '@alzette/remote-contract';
import { refreshItems, refreshPrepaid } from '@alzette/shop-client';
import { itemsRefreshed, prepaidRefreshed, selectCart, type ShopStore } from '@alzette/shop-store';

/** Reads the catalogue again for a cart kept from before: names in the page's language, prices of today. */
export async function refreshCart(store: ShopStore, { http, locale, report }: HostServices): Promise<void> {
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

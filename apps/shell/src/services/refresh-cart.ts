import type { HttpPort } from '@alzette/remote-contract';
import { getMobilePlans } from '@alzette/shop-client';
import { refreshedMobileItem, type Locale } from '@alzette/shop-model';
import { itemsRefreshed, selectItems, type ShopStore } from '@alzette/shop-store';

/** Reads the catalogue again for a cart kept from before: names in the page's language, prices of today. */
export async function refreshCart(store: ShopStore, http: HttpPort, locale: Locale): Promise<void> {
  const items = selectItems(store.getState());
  if (!items.some((item) => item.type === 'mobile')) return;
  const plans = await getMobilePlans(http, locale);
  const refreshed = items.flatMap((item) => {
    const plan = plans.find((candidate) => candidate.code === item.variant.code);
    return item.type === 'mobile' && plan ? [refreshedMobileItem(item, plan)] : [];
  });
  store.dispatch(itemsRefreshed({ items: refreshed }));
}

import { checkoutCookie } from '@alzette/discovery';
import { selectCart, type ShopStore } from '@alzette/shop-store';

/** Leaves the type of the cart's checkout in a cookie: the next page of the checkout then comes with the right remote's files. */
export function tellCheckoutType(store: ShopStore): void {
  let told: string | null = null;
  const tell = () => {
    const { checkoutType } = selectCart(store.getState());
    if (checkoutType === told) return;
    told = checkoutType;
    const lifetime = checkoutType === 'esales' ? '; max-age=0' : '';
    document.cookie = `${checkoutCookie}=${checkoutType}; path=/; samesite=lax${lifetime}`;
  };
  tell();
  store.subscribe(tell);
}

import type { CartItem, Customer, FormValues, Locale, PrepaidProduct } from '@alzette/shop-model';
import { type CartState, customerLoggedIn } from '@alzette/shop-store';
import { widgetMessages } from '@alzette/shop-widgets';
import { offerMessages } from '@alzette/shop-widgets/offers';
import { fakeHttp, type FakeHttp, renderWithShop, storeWith } from '@alzette/testing';
import { CartPage } from '../cart-page';
import { cartMessages } from '../messages';

interface RenderCartPageOptions {
  readonly items?: readonly CartItem[];
  readonly prepaid?: PrepaidProduct;
  readonly cart?: Partial<CartState>;
  readonly values?: FormValues;
  readonly locale?: Locale;
  readonly http?: FakeHttp;
  readonly customer?: Customer;
  readonly query?: string;
}

/** The cart page with its messages and a real store. */
export async function renderCartPage(options: RenderCartPageOptions) {
  const {
    items = [],
    prepaid,
    cart = {},
    values = {},
    locale = 'en',
    http = fakeHttp(),
    customer,
    query = '',
  } = options;
  const ofProduct = prepaid && { prepaid, checkoutType: prepaid.type };
  const store = storeWith({ items, values, cart: { ...ofProduct, ...cart } });
  if (customer) store.dispatch(customerLoggedIn({ customer }));
  const messageLoaders = [widgetMessages, offerMessages, cartMessages];
  return renderWithShop((props) => <CartPage {...props} />, {
    messageLoaders,
    store,
    locale,
    http,
    path: `/en/cart${query}`,
  });
}

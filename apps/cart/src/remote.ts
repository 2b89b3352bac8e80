import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetMessages } from '@alzette/shop-widgets';
import { offerMessages } from '@alzette/shop-widgets/offers';
import { CartPage } from './cart-page';
import { cartMessages } from './messages';

export const cart: RemoteDefinition = {
  Component: CartPage,
  messageLoaders: [widgetMessages, offerMessages, cartMessages],
};

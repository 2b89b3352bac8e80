import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { offerCatalogue } from '@alzette/shop-widgets/offers';
import { CartPage } from './cart-page';
import { cartCatalogue } from './catalogue';

export const cart: RemoteDefinition = {
  Component: CartPage,
  catalogues: [widgetsCatalogue, offerCatalogue, cartCatalogue],
};

import { checkoutKitCatalogue } from '@alzette/checkout-kit';
import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { checkoutCatalogue } from './catalogue';
import { Checkout } from './checkout';
import { keepOrderProgress, orderSlice } from './flow';

export const esalesCheckout: RemoteDefinition = {
  Component: Checkout,
  catalogues: [widgetsCatalogue, checkoutKitCatalogue, checkoutCatalogue],
  slices: [orderSlice],
  start: ({ store }) => keepOrderProgress(store),
  // The order is personal.
  isDrawn: ({ query }) => new URLSearchParams(query).get('step') !== 'confirmation',
};

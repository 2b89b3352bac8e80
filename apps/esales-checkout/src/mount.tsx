import { checkoutKitCatalogue } from '@alzette/checkout-kit';
import { defineMount } from '@alzette/remote-react';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { checkoutCatalogue } from './catalogue';
import { Checkout } from './checkout';
import { keepOrderProgress, orderSlice } from './flow';

export const mount = defineMount({
  Component: Checkout,
  catalogues: [widgetsCatalogue, checkoutKitCatalogue, checkoutCatalogue],
  slices: [orderSlice],
  start: ({ store }) => keepOrderProgress(store),
});

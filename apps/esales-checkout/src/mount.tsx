import { defineMount } from '@alzette/remote-kit';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { checkoutCatalogue } from './catalogue';
import { Checkout } from './checkout';
import { orderSlice } from './order/order-slice';

export const mount = defineMount({
  Component: Checkout,
  catalogues: [widgetsCatalogue, checkoutCatalogue],
  slices: [orderSlice],
});

import { checkoutKitMessages } from '@alzette/checkout-kit';
import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetMessages } from '@alzette/shop-widgets';
import { checkoutMessages } from './messages';
import { Checkout } from './checkout';
import { keepOrderProgress, orderSlice } from './flow/order-progress';

export const esalesCheckout: RemoteDefinition = {
  Component: Checkout,
  messageLoaders: [widgetMessages, checkoutKitMessages, checkoutMessages],
  slices: [orderSlice],
  start: ({ store }) => keepOrderProgress(store),
  // The order is personal.
  isServerRendered: ({ query }) => new URLSearchParams(query).get('step') !== 'confirmation',
};

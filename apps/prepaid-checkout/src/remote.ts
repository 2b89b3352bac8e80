import { checkoutKitMessages } from '@alzette/checkout-kit';
import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetMessages } from '@alzette/shop-widgets';
import { prepaidMessages } from './messages';
import { PrepaidCheckout } from './prepaid-checkout';

export const prepaidCheckout: RemoteDefinition = {
  Component: PrepaidCheckout,
  messageLoaders: [widgetMessages, checkoutKitMessages, prepaidMessages],
  // The order is personal.
  isServerRendered: ({ query }) => new URLSearchParams(query).get('step') !== 'confirmation',
};

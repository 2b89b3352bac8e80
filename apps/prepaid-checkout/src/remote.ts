import { checkoutKitCatalogue } from '@alzette/checkout-kit';
import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { prepaidCatalogue } from './catalogue';
import { PrepaidCheckout } from './prepaid-checkout';

export const prepaidCheckout: RemoteDefinition = {
  Component: PrepaidCheckout,
  catalogues: [widgetsCatalogue, checkoutKitCatalogue, prepaidCatalogue],
  // The order is personal.
  isDrawn: ({ query }) => new URLSearchParams(query).get('step') !== 'confirmation',
};

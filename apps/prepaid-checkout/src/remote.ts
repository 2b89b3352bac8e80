import { checkoutKitCatalogue } from '@alzette/checkout-kit';
import type { RemoteDefinition } from '@alzette/remote-react';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { prepaidCatalogue } from './catalogue';
import { PrepaidCheckout } from './prepaid-checkout';

export const prepaidCheckout: RemoteDefinition = {
  Component: PrepaidCheckout,
  catalogues: [widgetsCatalogue, checkoutKitCatalogue, prepaidCatalogue],
  // Only the browser has the answers of later steps.
  isDrawn: ({ query }) => (new URLSearchParams(query).get('step') ?? 'number') === 'number',
};

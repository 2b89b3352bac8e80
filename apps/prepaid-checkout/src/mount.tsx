import { checkoutKitCatalogue } from '@alzette/checkout-kit';
import { defineMount } from '@alzette/remote-react';
import { widgetsCatalogue } from '@alzette/shop-widgets';
import { prepaidCatalogue } from './catalogue';
import { PrepaidCheckout } from './prepaid-checkout';

export const mount = defineMount({
  Component: PrepaidCheckout,
  catalogues: [widgetsCatalogue, checkoutKitCatalogue, prepaidCatalogue],
});

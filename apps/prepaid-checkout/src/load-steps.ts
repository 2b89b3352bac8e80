import { paymentMessages } from '@alzette/checkout-kit';
import { loadMessages } from '@alzette/i18n';
import type { Query } from '@alzette/shop-client';
import type { LazyCode } from '@alzette/shop-widgets';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { paymentStepsMessages } from './messages';
import type * as Steps from './payment-steps';

/** Payment and confirmation. They load while the shopper fills in the first step. */
export const paymentSteps: Query<LazyCode<typeof Steps>> = {
  key: 'payment-steps',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "payment-steps" */ './payment-steps'),
      loadMessages(locale, [orderMessages, paymentMessages, paymentStepsMessages]),
    ]);
    return { code, messages };
  },
};

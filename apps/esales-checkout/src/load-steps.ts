import { paymentMessages } from '@alzette/checkout-kit';
import { loadMessages } from '@alzette/i18n';
import type { Query } from '@alzette/shop-client';
import type { LazyCode } from '@alzette/shop-widgets';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { laterStepsMessages } from './later-steps/messages';
import type * as Steps from './later-steps';

/** Shown with a retry where code does not load. */
export const loadFailure = 'summary.failed.unreachable';

/** The steps after the contract. Most shoppers leave before these steps: they load with the first of them. */
export const laterSteps: Query<LazyCode<typeof Steps>> = {
  key: 'later-steps',
  read: async (_http, locale) => {
    const [code, messages] = await Promise.all([
      import(/* webpackChunkName: "later-steps" */ './later-steps'),
      loadMessages(locale, [orderMessages, paymentMessages, laterStepsMessages]),
    ]);
    return { code, messages };
  },
};

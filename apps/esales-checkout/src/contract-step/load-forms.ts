import type { Query } from '@alzette/shop-client';
import type { LazyCode } from '@alzette/shop-widgets';
import type * as Forms from './contract-forms';

/** The forms of the contract step: a guest passes the identity check before. Their messages load with the page. */
export const contractForms: Query<LazyCode<typeof Forms>> = {
  key: 'contract-forms',
  read: async () => ({
    code: await import(/* webpackChunkName: "contract-forms" */ './contract-forms'),
    messages: {},
  }),
};

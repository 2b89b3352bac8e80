import type { Query } from '@alzette/shop-client';
import type { Later } from '../later-step';
import type * as Forms from './contract-forms';

/** The forms of the contract step: a guest proves who they are before. Their messages come with the page. */
export const contractForms: Query<Later<typeof Forms>> = {
  key: 'contract-forms',
  read: async () => ({
    code: await import(/* webpackChunkName: "contract-forms" */ './contract-forms'),
    messages: {},
  }),
};

import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the shop's checks of a cart when the shopper continues. They share a chunk with those of the later steps. */
export const cartChecksMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "later-steps-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "later-steps-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "later-steps-messages-de" */ './messages/de.json'),
});

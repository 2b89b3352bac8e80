import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the cart. */
export const cartMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the esales checkout. */
export const checkoutMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

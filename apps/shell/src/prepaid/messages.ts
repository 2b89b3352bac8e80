import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the prepaid pages. */
export const prepaidMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "prepaid-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "prepaid-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "prepaid-messages-de" */ './messages/de.json'),
});

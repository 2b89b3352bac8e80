import { defineMessageLoader } from '@alzette/i18n';

/** Messages about the address of a line, on the pages of offers. */
export const availabilityMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "availability-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "availability-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "availability-messages-de" */ './messages/de.json'),
});

import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the pages on which an order is changed. */
export const changesMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "changes-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "changes-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "changes-messages-de" */ './messages/de.json'),
});

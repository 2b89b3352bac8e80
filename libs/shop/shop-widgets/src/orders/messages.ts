import { defineMessageLoader } from '@alzette/i18n';

/** Messages of a confirmed order: next steps, documents, customer service. */
export const orderMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

import { defineMessageLoader } from '@alzette/i18n';

/** Messages of choices and of the cart button, on the pages of offers, phones and prepaid. */
export const offersMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "offers-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "offers-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "offers-messages-de" */ './messages/de.json'),
});

import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the steps after the contract. */
export const laterStepsMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "later-steps-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "later-steps-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "later-steps-messages-de" */ './messages/de.json'),
});

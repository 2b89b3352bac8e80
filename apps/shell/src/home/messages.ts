import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the home page. */
export const homeMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "home-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "home-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "home-messages-de" */ './messages/de.json'),
});

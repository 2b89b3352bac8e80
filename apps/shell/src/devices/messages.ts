import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the device pages. */
export const devicesMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "phones-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "phones-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "phones-messages-de" */ './messages/de.json'),
});

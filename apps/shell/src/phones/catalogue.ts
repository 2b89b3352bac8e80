import { defineCatalogue } from '@alzette/i18n';

/** Words of the phones' pages, a chunk of their own: most visits never open them. */
export const phonesCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "phones-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "phones-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "phones-messages-de" */ './messages/de.json'),
});

import { defineCatalogue } from '@alzette/i18n';

/** Messages of the prepaid pages, in a chunk of their own: most visits never open them. */
export const prepaidCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "prepaid-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "prepaid-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "prepaid-messages-de" */ './messages/de.json'),
});

import { defineCatalogue } from './catalogue';

/** Messages that every part of the shop uses, under `common.…`. */
export const sharedCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

import { defineCatalogue } from './catalogue';

/** The words that every part of the shop uses, under `common.…`. */
export const sharedCatalogue = defineCatalogue({
  fr: () => import('./messages/fr.json'),
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
});

import { defineCatalogue, sharedCatalogue } from '@alzette/i18n';
import { offerCatalogue } from '@alzette/shop-widgets/offers';

/** Messages of the samples. */
const galleryCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../messages/de.json'),
});

/** The shop's own messages where it has them. */
export const catalogues = [sharedCatalogue, offerCatalogue, galleryCatalogue];

import { defineCatalogue } from '@alzette/i18n';

/** Messages of what the shop finds in a cart when the shopper goes on. */
export const cartChecksCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "cart-checks-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "cart-checks-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "cart-checks-messages-de" */ './messages/de.json'),
});

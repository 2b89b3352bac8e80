import { type Catalogue, defineCatalogue, loadMessages } from '@alzette/i18n';
import { priceCatalogue } from './prices/catalogue';

const cartCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** Messages of the shared widgets. Pages that show only prices and totals need `priceCatalogue`. */
export const widgetsCatalogue: Catalogue = {
  load: (locale) => loadMessages(locale, [priceCatalogue, cartCatalogue]),
};

import { defineCatalogue, loadMessages, sharedCatalogue, type Locale, type Messages } from '@alzette/i18n';
import { priceCatalogue } from '@alzette/shop-widgets';
import { offerCatalogue } from '@alzette/shop-widgets/offers';

const shellCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** The messages that every page of the shell has: its own, and those of the widgets on it. */
export function loadShellMessages(locale: Locale): Promise<Messages> {
  return loadMessages(locale, [sharedCatalogue, priceCatalogue, offerCatalogue, shellCatalogue]);
}

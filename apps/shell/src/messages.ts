import { defineMessageLoader, loadMessages, sharedMessages, type Locale, type Messages } from '@alzette/i18n';
import { priceMessages } from '@alzette/shop-widgets';
import { offerMessages } from '@alzette/shop-widgets/offers';

const shellMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** The messages that every page of the shell has: its own, and those of the widgets on it. */
export function loadShellMessages(locale: Locale): Promise<Messages> {
  return loadMessages(locale, [sharedMessages, priceMessages, offerMessages, shellMessages]);
}

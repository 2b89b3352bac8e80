import { type MessageLoader, defineMessageLoader, loadMessages } from '@alzette/i18n';
import { priceMessages } from './prices/messages';

const cartMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** Messages of the shared widgets. Pages that show only prices and totals need `priceMessages`. */
export const widgetMessages: MessageLoader = {
  load: (locale) => loadMessages(locale, [priceMessages, cartMessages]),
};

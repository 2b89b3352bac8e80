import { defineMessageLoader, sharedMessages } from '@alzette/i18n';
import { offerMessages } from '@alzette/shop-widgets/offers';

/** Messages of the samples. */
const galleryMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ '../messages/de.json'),
});

/** The shop's own messages where it has them. */
export const messageLoaders = [sharedMessages, offerMessages, galleryMessages];

import { defineMessageLoader } from '@alzette/i18n';

/** Messages that every checkout shows. */
export const checkoutKitMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** Messages of payment and confirmation, which load with their steps. */
export const paymentMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "payment-messages-fr" */ './payment/messages/fr.json'),
  en: () => import(/* webpackChunkName: "payment-messages-en" */ './payment/messages/en.json'),
  de: () => import(/* webpackChunkName: "payment-messages-de" */ './payment/messages/de.json'),
});

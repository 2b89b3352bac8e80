import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the prepaid checkout. */
export const prepaidMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});

/** Messages of the steps after the first one. */
export const paymentStepsMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "payment-messages-fr" */ './payment/messages/fr.json'),
  en: () => import(/* webpackChunkName: "payment-messages-en" */ './payment/messages/en.json'),
  de: () => import(/* webpackChunkName: "payment-messages-de" */ './payment/messages/de.json'),
});

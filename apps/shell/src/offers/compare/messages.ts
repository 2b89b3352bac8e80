import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the comparisons of plans and phones, which load with the first one. */
export const compareMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "compare-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "compare-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "compare-messages-de" */ './messages/de.json'),
});

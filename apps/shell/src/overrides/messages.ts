import { defineMessageLoader } from '@alzette/i18n';

/** Messages of the badge, in a chunk of their own: most visits never show it. */
export const overridesMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "overrides-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "overrides-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "overrides-messages-de" */ './messages/de.json'),
});

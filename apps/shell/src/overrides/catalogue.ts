import { defineCatalogue } from '@alzette/i18n';

/** Words of the badge, which most visits never see. */
export const overridesCatalogue = defineCatalogue({
  fr: () => import(/* webpackChunkName: "overrides-messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "overrides-messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "overrides-messages-de" */ './messages/de.json'),
});

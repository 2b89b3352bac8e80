import { isLocale, locales, type Locale } from '@alzette/shop-model';

export { isLocale, locales, type Locale };

/** The languages as Luxembourg's shoppers expect numbers and dates in them. */
export const formatLocales: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** How a language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

import { useIntl } from 'react-intl';
import { isLocale, type Locale, locales } from '@alzette/shop-model';

export { isLocale, locales, type Locale };

/** The languages as Luxembourg's shoppers expect numbers and dates in them. */
export const formatLocales: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** How a language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

/** The language of the nearest provider. */
export function useShopLocale(): Locale {
  const language = useIntl().locale.slice(0, 2);
  return isLocale(language) ? language : 'fr';
}

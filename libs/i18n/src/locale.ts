import { useIntl } from 'react-intl';
import { isLocale, type Locale, locales } from '@alzette/shop-model';

export { isLocale, locales, type Locale };

/** The regional formats that shoppers in Luxembourg expect. */
export const formatLocales: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

export const localeNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

/** The language of the nearest provider. */
export function useShopLocale(): Locale {
  const language = useIntl().locale.slice(0, 2);
  return isLocale(language) ? language : 'fr';
}

import { useIntl } from 'react-intl';
import { isLocale, type Locale } from './locale';

/** The language of the nearest provider. */
export function useShopLocale(): Locale {
  const language = useIntl().locale.slice(0, 2);
  return isLocale(language) ? language : 'fr';
}

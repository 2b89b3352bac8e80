import { useIntl } from 'react-intl';
import type { Locale } from '@alzette/shop-model';

/** The shop's language of this tree, read from the format locale: `fr-LU` is `fr`. */
export function useShopLocale(): Locale {
  return useIntl().locale.slice(0, 2) as Locale;
}

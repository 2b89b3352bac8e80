import type { Locale } from '@alzette/shop-model';
import { formatLocale } from './shop-intl-provider';

const zone = 'Europe/Luxembourg';

/** A moment as a day on the Luxembourg calendar. */
export function formatDate(moment: Date | string, locale: Locale, style: 'long' | 'short' = 'long'): string {
  const month = style === 'long' ? 'long' : 'short';
  return new Intl.DateTimeFormat(formatLocale(locale), {
    timeZone: zone,
    day: 'numeric',
    month,
    year: 'numeric',
  }).format(new Date(moment));
}

import { useIntl } from 'react-intl';
import {
  formatLocales,
  formatMoney,
  formatShortMoney,
  isLocale,
  type Locale,
  locales,
  luxembourgDate,
  type MoneyParts,
  moneyParts,
  noonOf,
  shopTimeZone,
  withFirst,
  wireDate,
} from '@alzette/shop-model';

export { formatLocales, formatMoney, formatShortMoney, isLocale, locales, moneyParts, type Locale, type MoneyParts };

export const localeNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

/** The language of the nearest provider. */
export function useShopLocale(): Locale {
  const language = useIntl().locale.slice(0, 2);
  return isLocale(language) ? language : 'fr';
}

/** `long`: 17 décembre 2026. `weekday`: jeudi 17 décembre 2026. `short`: jeu. 17 déc. */
export type DateStyle = 'long' | 'weekday' | 'short';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
};

/**
 * Formats a calendar day (`yyyy/MM/dd` or `yyyy-MM-dd`) or a moment (`Date`) on the Luxembourg calendar. Throws a
 * `RangeError` for an invalid date.
 */
export function formatDate(date: string | Date, locale: Locale, style: DateStyle = 'long'): string {
  const isDay = typeof date === 'string';
  // A day has no time zone: noon UTC represents it.
  const timeZone = isDay ? 'UTC' : shopTimeZone;
  const moment = isDay ? noonOf(date) : date;
  const text = new Intl.DateTimeFormat(formatLocales[locale], { ...styles[style], timeZone }).format(moment);
  return withFirst(text, locale);
}

/** Today's calendar day in Luxembourg, `yyyy/MM/dd`, in any time zone of the shopper. */
export function todayInLuxembourg(now: Date = new Date()): string {
  return wireDate(luxembourgDate(now));
}

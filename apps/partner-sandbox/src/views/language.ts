import { isLocale, type Locale, shopTimeZone } from '@alzette/shop-model';

/** The requested language, or French. */
export function parseLanguage(text: unknown): Locale {
  return isLocale(text) ? text : 'fr';
}

const regions: Readonly<Record<Locale, string>> = { fr: 'fr-LU', en: 'en-IE', de: 'de-LU' };

/** Formats a yyyy-MM-dd date. */
export function formatDate(date: string, language: Locale): string {
  return new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Formats a time in milliseconds since 1970 as day and time in Luxembourg. */
export function formatTime(time: number, language: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone } as const;
  return new Intl.DateTimeFormat(regions[language], format).format(time);
}

/** The name of a country by its ISO 3166 alpha-2 code. */
export function countryName(code: string, language: Locale): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

import { isLocale, type Locale } from '@alzette/shop-model';

/** A language asked for, or French. */
export function readLanguage(text: unknown): Locale {
  return isLocale(text) ? text : 'fr';
}

const regions: Readonly<Record<Locale, string>> = { fr: 'fr-LU', en: 'en-IE', de: 'de-LU' };

/** An amount of cents in words of the language, for instance `29,00 €`. */
export function formatAmount(cents: number, currency: string, language: Locale): string {
  return new Intl.NumberFormat(regions[language], { style: 'currency', currency }).format(cents / 100);
}

/** A yyyy-MM-dd date in words of the language. */
export function formatDate(date: string, language: Locale): string {
  return new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** A moment in milliseconds since 1970, with day and time in Luxembourg. */
export function formatMoment(moment: number, language: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Luxembourg' } as const;
  return new Intl.DateTimeFormat(regions[language], format).format(moment);
}

/** A country's name in the language, from its ISO 3166 alpha-2 code. */
export function countryName(code: string, language: Locale): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** The languages of the shop, French first. */
export const locales = ['fr', 'en', 'de'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The regional formats that shoppers in Luxembourg expect. */
export const formatLocales: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

/** The colon between a name and its value. */
export function colonOf(locale: Locale): string {
  return locale === 'fr' ? '\u00a0: ' : ': ';
}

/** French names the first of a month “1er”, where `Intl` writes “1”: `1er décembre 2026`. Other languages stay as they are. */
export function withFirst(date: string, locale: Locale): string {
  return locale === 'fr' ? date.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : date;
}

/** The time zone of the shop's calendar days. */
export const shopTimeZone = 'Europe/Luxembourg';

let luxembourg: Intl.DateTimeFormat | undefined;

/** The calendar day of a moment in Luxembourg, as yyyy-MM-dd. */
export function luxembourgDate(moment: Date): string {
  // Created on the first call: pages that only need a language do not pay for it.
  luxembourg ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // No locale has the same date order in all browsers: Unicode changed en-CA, on which WebKit and Chromium differ.
  const parts = luxembourg.formatToParts(moment);
  return (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type)?.value).join('-');
}

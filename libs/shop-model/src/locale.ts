/** The languages of the shop, French first. */
export const locales = ['fr', 'en', 'de'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

const luxembourg = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Luxembourg',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment in Luxembourg, as yyyy-MM-dd. */
export function luxembourgDate(moment: Date): string {
  return luxembourg.format(moment);
}

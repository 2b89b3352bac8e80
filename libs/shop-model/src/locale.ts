/** The languages of the shop, French first. */
export const locales = ['fr', 'en', 'de'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

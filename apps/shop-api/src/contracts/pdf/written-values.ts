import type { Locale } from '@alzette/shop-model';

const regions: Record<Locale, string> = { fr: 'fr-LU', en: 'en-GB', de: 'de-LU' };

/** `1999` cents as 19,99 €, the way the language writes it. */
export function writePrice(cents: number, language: Locale): string {
  return new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** A day given as yyyy-MM-dd or yyyy/MM/dd, in figures. No time zone takes part. */
export function writeDate(day: string, language: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split(/[-/]/u).map(Number);
  return new Intl.DateTimeFormat(regions[language], {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.UTC(year, month - 1, date));
}

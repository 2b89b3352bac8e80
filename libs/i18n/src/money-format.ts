import type { Cents, Locale } from '@alzette/shop-model';
import { formatLocale } from './shop-intl-provider';

/** An amount with two decimals and the euro sign, as the language writes it: `19,99 €`, `€19.99`. */
export function formatMoney(cents: Cents, locale: Locale): string {
  return new Intl.NumberFormat(moneyLocale(locale), { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** How the language sets a price apart: its decimal sign, and whether the euro sign stands in front. */
export function priceStyle(locale: Locale): { decimal: string; euroInFront: boolean } {
  return { decimal: locale === 'en' ? '.' : ',', euroInFront: locale === 'en' };
}

// Luxembourg's German locale groups and places signs as Germany's does; browsers disagree on it, so the wider one is asked.
function moneyLocale(locale: Locale): string {
  return locale === 'de' ? 'de-DE' : formatLocale(locale);
}

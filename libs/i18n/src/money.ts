import type { Cents } from '@alzette/shop-model';
import { formatLocales, type Locale } from './locale';

const formats = new Map<Locale, Intl.NumberFormat>();

function euroFormat(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(formatLocales[locale], { style: 'currency', currency: 'EUR' });
  formats.set(locale, format);
  return format;
}

/** Euros with two decimals and the sign where the language has it: `19,99 €`, `€19.99`. */
export function formatMoney(cents: Cents, locale: Locale): string {
  return euroFormat(locale).format(cents / 100);
}

/** The two halves of a price as the `Price` widget draws them: `19` and `,99 €`, or `€19` and `.99`. */
export interface MoneyParts {
  readonly integer: string;
  readonly fraction: string;
}

export function moneyParts(cents: Cents, locale: Locale): MoneyParts {
  const parts = euroFormat(locale).formatToParts(cents / 100);
  const decimal = parts.findIndex((part) => part.type === 'decimal');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  return { integer: text(0, decimal), fraction: text(decimal) };
}

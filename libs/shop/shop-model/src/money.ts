import type { Locale } from './locale';

/** An amount of euro in whole cents, never a float of euros: conversion happens only at the edges. */
export type Cents = number;

/** The two parts of a displayed price: `1999` is `{ integer: 19, fraction: '99' }`. */
export interface SplitPrice {
  readonly integer: number;
  readonly fraction: string;
}

/** Splits an amount for the price widget (spec row B12). Throws a `RangeError` unless `cents` is a whole number of at least 0. */
export function splitPrice(cents: Cents): SplitPrice {
  assertCents(cents);
  return { integer: Math.floor(cents / 100), fraction: String(cents % 100).padStart(2, '0') };
}

/** The VAT contained in an amount that includes it, rounded half up to a cent. */
export function vatIncluded(grossCents: Cents, ratePercent: number): Cents {
  assertCents(grossCents);
  return Math.round((grossCents * ratePercent) / (100 + ratePercent));
}

/** Euros as a decimal number, for partners and analytics. */
export function centsToEuros(cents: Cents): number {
  assertCents(cents);
  return cents / 100;
}

/** Parses euros with a decimal comma (`149,00`), as in the catalogue, into cents (spec row D12). Throws a `RangeError` otherwise. */
export function parseDecimalComma(text: string): Cents {
  const [, euros, cents = ''] = /^(\d{1,9})(?:,(\d{1,2}))?$/u.exec(text.trim()) ?? [];
  if (euros === undefined) throw new RangeError(`Expected euros with a decimal comma such as 149,00; got ${text}`);
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Euros with a decimal comma, as in the catalogue: `14900` is `149,00`. */
export function formatDecimalComma(cents: Cents): string {
  const { integer, fraction } = splitPrice(cents);
  return `${integer},${fraction}`;
}

function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(`An amount is a whole number of cents, 0 or more; got ${String(cents)}`);
  }
}

interface EuroFormat {
  readonly group: string;
  readonly decimal: string;
  readonly before: string;
  readonly after: string;
}

/**
 * As CLDR writes euros in `formatLocales`. A browser's `Intl.NumberFormat` needs a tenth of a second for its first number on a phone
 * (Chromium looks up all locales then), and browsers differ in their data from the server that rendered the page.
 */
const euroFormats: Readonly<Record<Locale, EuroFormat>> = {
  fr: { group: '\u202F', decimal: ',', before: '', after: '\u00A0€' },
  en: { group: ',', decimal: '.', before: '€', after: '' },
  de: { group: '.', decimal: ',', before: '', after: '\u00A0€' },
};

/** Euros with two decimals and the currency sign as the language writes it: `19,99 €`, `€19.99`. */
export function formatMoney(cents: Cents, locale: Locale): string {
  const { integer, fraction } = moneyParts(cents, locale);
  return integer + fraction;
}

/** `25 €` or `€25`: cents only where there are some. */
export function formatShortMoney(cents: Cents, locale: Locale): string {
  if (cents % 100 !== 0) return formatMoney(cents, locale);
  return moneyParts(cents, locale).integer + euroFormats[locale].after;
}

/** The two parts of a price in the `Price` widget: `19` and `,99 €`, or `€19` and `.99`. */
export interface MoneyParts {
  readonly integer: string;
  readonly fraction: string;
}

export function moneyParts(cents: Cents, locale: Locale): MoneyParts {
  const { group, decimal, before, after } = euroFormats[locale];
  const { integer, fraction } = splitPrice(Math.abs(cents));
  const grouped = String(integer).replace(/\B(?=(?:\d{3})+$)/gu, group);
  return { integer: (cents < 0 ? '-' : '') + before + grouped, fraction: decimal + fraction + after };
}

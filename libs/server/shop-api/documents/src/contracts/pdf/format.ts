import {
  colonOf,
  formatLocales,
  type Locale,
  priceSteps,
  type RecurringCharge,
  withFirst,
  shopTimeZone,
} from '@alzette/shop-model';
import { priceText } from '@alzette/shop-model/terms';
import { contractTexts } from '../contract-texts';
import type { ContractInstallation, SummaryFacts } from '../document-facts';

/** Formats by language, made with the first use: a document needs several of them, and each takes half a millisecond. */
function formatter(options: Intl.DateTimeFormatOptions): (at: Date | number, language: Locale) => string {
  const formats = new Map<Locale, Intl.DateTimeFormat>();
  return (at, language) => {
    const format = formats.get(language) ?? new Intl.DateTimeFormat(formatLocales[language], options);
    formats.set(language, format);
    return format.format(at);
  };
}

const inFigures = formatter({ timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });
const toTheSecond = formatter({ timeZone: shopTimeZone, dateStyle: 'long', timeStyle: 'medium' });

/** A day from yyyy-MM-dd or yyyy/MM/dd, in figures, without a time zone. */
export function formatDay(day: string, language: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split(/[-/]/u).map(Number);
  return inFigures(Date.UTC(year, month - 1, date), language);
}

/** How and when an item is installed: with the half day on which a technician comes, or the start date where none does. */
export function installationText({ name, date, time }: ContractInstallation, language: Locale): string {
  const { startDate, installationTime } = contractTexts[language];
  const day = formatDay(date, language);
  return time === null
    ? `${name} · ${startDate}${colonOf(language)}${day}`
    : `${name}, ${day}, ${installationTime[time]}`;
}

/** Formats a time in Luxembourg, to the second. */
export function formatMoment(at: Date, language: Locale): string {
  return withFirst(toTheSecond(at, language), language);
}

interface PricedLine extends Pick<RecurringCharge, 'monthly' | 'discountMonths'> {
  readonly originalMonthly: number;
}

/** The monthly price of one piece, with the price after a discount. */
export function formatMonthlyPrice(item: PricedLine, language: Locale): string {
  return formatMonthlyTotal([{ ...item, quantity: 1 }], language);
}

/** The monthly price of all pieces together, with each rise in order. */
export function formatMonthlyTotal(
  items: readonly (PricedLine & { readonly quantity: number })[],
  language: Locale,
): string {
  return priceText(priceSteps(items.map(chargeOf)), language);
}

/** The monthly charge of all pieces. */
export function chargeOf({
  monthly,
  originalMonthly,
  discountMonths,
  quantity,
}: PricedLine & { readonly quantity: number }): RecurringCharge {
  return { monthly: monthly * quantity, original: originalMonthly * quantity, discountMonths };
}

/** The amount due today in cents: all fees and the device. */
export function dueToday({ plan, upfront, installation, addOns }: SummaryFacts): number {
  const fees = addOns.reduce((total, { activationFee, quantity }) => total + activationFee * quantity, 0);
  return (plan.activationFee + (installation?.fee ?? 0) + upfront) * plan.quantity + fees;
}

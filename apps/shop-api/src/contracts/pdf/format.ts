import type { Locale } from '@alzette/shop-model';
import type { ContractTexts } from '../contract-texts';
import type { SummaryFacts } from '../document-facts';

const regions: Record<Locale, string> = { fr: 'fr-LU', en: 'en-GB', de: 'de-LU' };

/** `1999` cents as 19,99 €, in the form of the language. */
export function formatPrice(cents: number, language: Locale): string {
  return new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** A day from yyyy-MM-dd or yyyy/MM/dd, in figures, without a time zone. */
export function formatDay(day: string, language: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split(/[-/]/u).map(Number);
  return new Intl.DateTimeFormat(regions[language], {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(Date.UTC(year, month - 1, date));
}

interface MonthlyPrice {
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
}

/** The monthly price, with the price after a discount. */
export function formatMonthlyPrice(
  texts: Pick<ContractTexts, 'perMonth' | 'discount'>,
  { monthly, originalMonthly, discountMonths }: MonthlyPrice,
  language: Locale,
): string {
  const price = (cents: number) => formatPrice(cents, language);
  return discountMonths === null
    ? texts.perMonth(price(monthly))
    : texts.discount(String(discountMonths), price(monthly), price(originalMonthly));
}

/** The amount due today in cents: all fees and the device. */
export function dueToday({ plan, upfront, installation, addOns }: SummaryFacts): number {
  const fees = addOns.reduce((total, { activationFee, quantity }) => total + activationFee * quantity, 0);
  return (plan.activationFee + (installation?.fee ?? 0) + upfront) * plan.quantity + fees;
}

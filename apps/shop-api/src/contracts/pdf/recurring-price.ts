import type { Locale } from '@alzette/shop-model';
import type { ContractFacts } from '../contract-facts';
import type { ContractTexts } from '../contract-texts';
import { writePrice } from './written-values';

interface Recurring {
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
}

/** What it costs each month, with what comes after a discount. */
export function recurringPrice(
  texts: Pick<ContractTexts, 'perMonth' | 'discount'>,
  { monthly, originalMonthly, discountMonths }: Recurring,
  language: Locale,
): string {
  const price = (cents: number) => writePrice(cents, language);
  return discountMonths === null
    ? texts.perMonth(price(monthly))
    : texts.discount(String(discountMonths), price(monthly), price(originalMonthly));
}

/** What the line costs today, in cents: every fee and the phone. */
export function dueToday({ plan, upfront, installation, addOns: options }: ContractFacts): number {
  const fees = options.reduce((total, { activationFee, quantity }) => total + activationFee * quantity, 0);
  return (plan.activationFee + (installation?.fee ?? 0) + upfront) * plan.quantity + fees;
}

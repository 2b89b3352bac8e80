import type { VariantPrice } from '@alzette/shop-model';

export interface MonthlyPrice {
  readonly monthly: number;
  readonly originalMonthly: number;
  /** Null when this buyer gets no discount. */
  readonly discountMonths: number | null;
}

/** What a new or an existing customer pays a month for one piece (spec row D14). */
export function monthlyPrice(
  { applied, original, discountDuration }: VariantPrice,
  isNewClient: boolean,
): MonthlyPrice {
  const monthly = isNewClient ? applied.newCustomer : applied.existingCustomer;
  return { monthly, originalMonthly: original, discountMonths: monthly < original ? discountDuration : null };
}

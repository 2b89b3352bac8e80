import type { ItemPrice } from './cart';
import type { Cents } from './money';

/** A monthly charge, in cents: `original` once `discountMonths` are over; null if the price never changes. */
export interface RecurringCharge {
  readonly monthly: Cents;
  readonly original: Cents;
  readonly discountMonths: number | null;
}

/** A monthly amount in cents and how many months it holds; null for the last one, which stays. */
export interface PriceStep {
  readonly monthly: Cents;
  readonly months: number | null;
}

/** Spec row D14. */
export function appliedPrice({ applied }: Pick<ItemPrice, 'applied'>, isExistingCustomer: boolean): Cents {
  return isExistingCustomer ? applied.existingCustomer : applied.newCustomer;
}

/** The charge of a price for this kind of customer. A price that is lower without a time limit stays. */
export function recurringCharge(
  price: Pick<ItemPrice, 'applied' | 'original' | 'discountDuration'>,
  isExistingCustomer: boolean,
  quantity = 1,
): RecurringCharge {
  const applied = appliedPrice(price, isExistingCustomer);
  const discountMonths = applied < price.original ? price.discountDuration : null;
  return { monthly: applied * quantity, original: price.original * quantity, discountMonths };
}

/** The monthly total of a response with each rise. Without steps the response does not contain rises: its total stays. */
export function monthlySteps(response: {
  readonly monthlyTotal: Cents;
  readonly monthlySteps?: readonly PriceStep[] | undefined;
}): readonly PriceStep[] {
  return response.monthlySteps ?? [{ monthly: response.monthlyTotal, months: null }];
}

/** The sum of charges month by month: one step for each time that a discount ends, in order. */
export function priceSteps(charges: readonly RecurringCharge[]): readonly PriceStep[] {
  const ends = [...new Set(charges.flatMap(({ discountMonths }) => discountMonths ?? []))].sort(
    (one, other) => one - other,
  );
  const monthlyAfter = (month: number) =>
    charges.reduce((sum, { monthly, original, discountMonths }) => {
      const isOver = discountMonths !== null && discountMonths <= month;
      return sum + (isOver ? original : monthly);
    }, 0);
  return [0, ...ends].map((start, index) => {
    const end = ends[index];
    return { monthly: monthlyAfter(start), months: end === undefined ? null : end - start };
  });
}

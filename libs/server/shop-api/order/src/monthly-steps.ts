import { type PriceStep, priceSteps, type RecurringCharge } from '@alzette/shop-model';
import type { OrderItemRow } from './order-parts-repository';

/** The monthly total of ordered items with each rise, in order, for all pieces (spec row B10). */
export function monthlyStepsOf(rows: readonly OrderItemRow[]): readonly PriceStep[] {
  return priceSteps(rows.flatMap(chargesOf));
}

/** A plan and the device that is bought with it are two charges, whose discounts may end at different times. */
function chargesOf(row: OrderItemRow): readonly RecurringCharge[] {
  const { device, subscription, quantity, monthly, original_monthly: original, discount_months: discountMonths } = row;
  if (!device || !subscription) return [{ monthly: monthly * quantity, original: original * quantity, discountMonths }];
  const { instalment, originalInstalment = instalment } = device;
  return [
    {
      monthly: subscription.monthly * quantity,
      original: subscription.originalMonthly * quantity,
      discountMonths: subscription.discountMonths,
    },
    {
      monthly: instalment * quantity,
      original: originalInstalment * quantity,
      discountMonths: device.discountMonths ?? null,
    },
  ];
}

import type { OrderItemRow } from '@alzette/shop-api/order';
import { type Charge, oneTime, pricesOf, recurring, type TmfPrice } from '@alzette/shop-api/platform';

/** The prices of one piece: those of plan and device by themselves, and each fee. */
export function itemPrices(row: OrderItemRow, vatPercent: number): TmfPrice[] {
  const charges = [
    ...recurringCharges(row),
    ...oneTime(row.activation_fee_name || 'activation', row.activation_fee),
    ...oneTime(row.device ? 'device' : 'product', row.upfront),
    ...oneTime(row.installation_name ?? 'installation', row.installation_fee),
  ];
  return pricesOf(charges, vatPercent);
}

function recurringCharges({
  monthly,
  original_monthly: usual,
  discount_months: months,
  ...row
}: OrderItemRow): Charge[] {
  const { device, subscription } = row;
  if (!device) return recurring(subscription ? 'plan' : 'monthly', monthly, usual, months);
  const ofPlan = subscription
    ? recurring('plan', subscription.monthly, subscription.originalMonthly, subscription.discountMonths)
    : [];
  const instalment = monthly - (subscription?.monthly ?? 0);
  const usualInstalment = device.originalInstalment ?? instalment;
  return [...ofPlan, ...recurring('instalment', instalment, usualInstalment, device.discountMonths ?? null)];
}

import { centsToEuros, vatIncluded } from '@alzette/shop-model';
import type { OrderItemRow } from '../order/order-repository';
import type { OrderPrice } from './product-order';

/** Amounts in cents, VAT included. `usual` is the price without a discount. */
interface Charge {
  readonly name: string;
  readonly isRecurring: boolean;
  readonly amount: number;
  readonly usual: number;
  /** Months of the discount; null if it does not end. */
  readonly discountMonths: number | null;
}

/** The prices of one piece: those of plan and device by themselves, and each fee. */
export function itemPrices(row: OrderItemRow, vatPercent: number): OrderPrice[] {
  return chargesOf(row).map((charge) => priceOf(charge, vatPercent));
}

/** What is charged at first for so many cents a month and so many at once; without what costs nothing. */
export function totalPrices(
  { monthly, oneOff }: { readonly monthly: number; readonly oneOff: number },
  vatPercent: number,
): OrderPrice[] {
  return [recurring('monthly total', monthly, monthly, null), oneTime('total today', oneOff)]
    .flat()
    .map((charge) => priceOf(charge, vatPercent));
}

function chargesOf(row: OrderItemRow): Charge[] {
  return [
    ...recurringCharges(row),
    ...oneTime(row.activation_fee_name || 'activation', row.activation_fee),
    ...oneTime(row.device ? 'device' : 'product', row.upfront),
    ...oneTime(row.installation_name ?? 'installation', row.installation_fee),
  ];
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

function recurring(name: string, amount: number, usual: number, discountMonths: number | null): Charge[] {
  return amount > 0 || usual > 0 ? [{ name, isRecurring: true, amount, usual, discountMonths }] : [];
}

function oneTime(name: string, amount: number): Charge[] {
  return amount > 0 ? [{ name, isRecurring: false, amount, usual: amount, discountMonths: null }] : [];
}

function priceOf({ name, isRecurring, amount, usual, discountMonths }: Charge, vatPercent: number): OrderPrice {
  const kind = isRecurring
    ? ({ priceType: 'recurring', recurringChargePeriod: 'month' } as const)
    : ({ priceType: 'oneTime' } as const);
  const withoutVat = (cents: number) => cents - vatIncluded(cents, vatPercent);
  const price = (gross: number, net: number) => ({
    taxRate: vatPercent,
    taxIncludedAmount: money(gross),
    dutyFreeAmount: money(net),
  });
  const lowered = {
    ...kind,
    name: 'discount',
    priority: 1,
    price: price(amount - usual, withoutVat(amount) - withoutVat(usual)),
    ...(discountMonths !== null && { applicationDuration: discountMonths }),
  };
  return {
    ...kind,
    name,
    price: price(usual, withoutVat(usual)),
    ...(amount < usual && { priceAlteration: [lowered] }),
  };
}

/** Euros, also below zero. */
function money(cents: number): { unit: 'EUR'; value: number } {
  return { unit: 'EUR', value: cents < 0 ? -centsToEuros(-cents) : centsToEuros(cents) };
}

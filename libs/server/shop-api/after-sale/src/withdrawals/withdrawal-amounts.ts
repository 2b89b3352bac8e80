import type { OrderItemRow } from '@alzette/shop-api/order';
import { daysBetween } from '@alzette/shop-api/platform';
import { has } from '../items/item-events';
import { dayOf, hasSentGoods, type MainItem } from '../items/main-items';

/** Cents, VAT included, of a line item with its add-ons. */
export interface WithdrawalAmounts {
  /** Amount that is refunded to the card. */
  readonly refund: number;
  /** The part of the refund that waits for the goods, or for the proof that they were sent. */
  readonly afterReturn: number;
  /** Charge for the used service, deducted from the amount paid. */
  readonly charge: number;
  /** The unpaid part of the charge, which the last invoice contains. */
  readonly billed: number;
  /** Days of service, the first and the last included. */
  readonly days: number;
}

/** The amounts of an event that ended a contract. Events from before the return of goods lack `afterReturn`. */
export function amountsOf({
  refund = 0,
  afterReturn = 0,
  charge = 0,
  billed = 0,
  days = 0,
}: Partial<WithdrawalAmounts>): WithdrawalAmounts {
  return { refund, afterReturn, charge, billed, days };
}

/** Days of a month without a minimum term, and of a year. */
const [monthDays, yearDays] = [30, 365];

/** The amount paid by card for the item row and its add-ons. */
export function paidFor({ rows }: MainItem): number {
  return rows.reduce(
    (sum, { activation_fee: activation, installation_fee: installation, upfront, quantity }) =>
      sum + (activation + installation + upfront) * quantity,
    0,
  );
}

/** The amount paid for the goods alone. Its refund may wait for their return (Directive 2011/83/EU, art. 13(3)). */
function paidForGoods({ rows }: MainItem): number {
  return rows.reduce((sum, { upfront, quantity }) => sum + upfront * quantity, 0);
}

/** The shopper still has the goods, or they are on their way to the shopper. */
function hasGoodsToReturn(item: MainItem): boolean {
  return hasSentGoods(item) && !has(item.events, 'return_announced', 'returned');
}

/**
 * The amounts of a withdrawal: everything is refunded, less the service that began at the shopper's express request (Directive 2011/83/EU,
 * art. 13 and 14(3)). The charge is the price of the whole term in proportion to the days of service. A completed installation is due in
 * full, because it has a price of its own (CJEU C-641/19). Without the express request nothing is charged (art. 14(4)).
 *
 * @param today yyyy-MM-dd
 */
export function withdrawalAmounts(
  item: MainItem,
  { startRequested, today }: { readonly startRequested: boolean; readonly today: string },
): WithdrawalAmounts {
  const paid = paidFor(item);
  const begun = startRequested ? dayOf(item, 'activated', 'installed', 'ported') : null;
  const afterReturn = (refund: number) => (hasGoodsToReturn(item) ? Math.min(refund, paidForGoods(item)) : 0);
  if (begun === null || begun > today)
    return { refund: paid, afterReturn: afterReturn(paid), charge: 0, billed: 0, days: 0 };
  const days = daysBetween(begun, today).length;
  const isInstalled = dayOf(item, 'installed') !== null;
  const charge = item.rows.reduce(
    (sum, row) => sum + (serviceCharge(row, days) + (isInstalled ? row.installation_fee : 0)) * row.quantity,
    0,
  );
  const refund = Math.max(0, paid - charge);
  return { refund, afterReturn: afterReturn(refund), charge, billed: Math.max(0, charge - paid), days };
}

/** The charge for one piece. Instalments of a phone are not a service, because the phone is sent back. */
function serviceCharge(row: OrderItemRow, days: number): number {
  const { monthly, originalMonthly, discountMonths, commitmentMonths } = row.subscription ?? {
    monthly: row.device ? 0 : row.monthly,
    originalMonthly: row.device ? 0 : row.original_monthly,
    discountMonths: row.discount_months,
    commitmentMonths: row.commitment_months,
  };
  const months = Math.max(1, commitmentMonths);
  const reduced = Math.min(months, discountMonths ?? months);
  const total = row.activation_fee + monthly * reduced + originalMonthly * (months - reduced);
  const termDays = commitmentMonths === 0 ? monthDays : (commitmentMonths * yearDays) / 12;
  return Math.min(total, Math.round((total * days) / termDays));
}

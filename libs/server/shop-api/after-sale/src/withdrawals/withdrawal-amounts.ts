import type { OrderItemRow } from '@alzette/shop-api/order';
import { daysBetween } from '@alzette/shop-api/platform';
import { has } from '../items/item-events';
import { dayOf, hasSentGoods, type MainItem } from '../items/main-items';

/** Cents, VAT included, of a line item with its add-ons. */
export interface WithdrawalAmounts {
  /** Goes back to the card. */
  readonly refund: number;
  /** The part of the refund that waits until the goods, or the proof that they were sent, are there. */
  readonly afterReturn: number;
  /** For the service that was used, and kept of what was paid. */
  readonly charge: number;
  /** The part of the charge that was not paid yet: it comes on the last invoice. */
  readonly billed: number;
  /** Days of service, the first and the last included. */
  readonly days: number;
}

/** What an event of the end of a contract holds; events from before the return of goods lack the part that waits. */
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

/** What was paid by card for the item row and its add-ons. */
export function paidFor({ rows }: MainItem): number {
  return rows.reduce(
    (sum, { activation_fee: activation, installation_fee: installation, upfront, quantity }) =>
      sum + (activation + installation + upfront) * quantity,
    0,
  );
}

/** What was paid for the goods alone: it may wait for their return (Directive 2011/83/EU, art. 13(3)). */
function paidForGoods({ rows }: MainItem): number {
  return rows.reduce((sum, { upfront, quantity }) => sum + upfront * quantity, 0);
}

/** Goods that the shopper still has, or is getting. */
function hasGoodsToReturn(item: MainItem): boolean {
  return hasSentGoods(item) && !has(item.events, 'return_announced', 'returned');
}

/**
 * What is paid back on a withdrawal: everything, less the service that began at the shopper's express request (Directive 2011/83/EU, art.
 * 13 and 14(3)). The charge is the part of the price of the whole term that the days of service are of it; an installation that was done
 * is due whole, because it has a price of its own (CJEU C-641/19). Without the express request nothing is charged (art. 14(4)).
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

/** The charge for one piece. Instalments of a phone are no service: the phone goes back. */
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

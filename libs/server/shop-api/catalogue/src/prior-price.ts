import { appliedPrice, luxembourgDate, recurringCharge, type Cents } from '@alzette/shop-model';
import { instalmentsOf, sumOfInstalments } from '@alzette/shop-model/terms';
import { addDays } from '@alzette/shop-api/platform';
import type { PriceRow } from './device-repository';
import { variantPrice } from './presentation';

/** Directive 98/6/EC, article 6a. */
const daysBefore = 30;

/**
 * The lowest total price of a device, instalments included, in the 30 days before its present reduction; null if no earlier price is
 * known or the present price is not reduced. It depends on the rows alone: the 30 days end with the start of the reduction, not today.
 *
 * @param rows every recorded price of one variant, in order
 */
export function priorTotal(rows: readonly PriceRow[], isExistingCustomer: boolean): Cents | null {
  const applied = rows.filter(
    ({ applied_at }, index) => applied_at.getTime() !== rows[index + 1]?.applied_at.getTime(),
  );
  const start = startOfReduction(applied, isExistingCustomer);
  const first = applied[start];
  if (!first) return null;
  const firstDay = addDays(luxembourgDate(first.applied_at), -daysBefore);
  const totals = applied
    .slice(0, start)
    .filter(({ on_sale }, index) => on_sale && lastDayOf(applied, index) >= firstDay)
    .map((row) => totalOf(row, isExistingCustomer));
  return totals.length === 0 ? null : Math.min(...totals);
}

/**
 * The index of the price with which the present reduction began; -1 without one. A reduction that grows in steps began with the first of
 * them. A smaller reduction is a new one, whose prior price may be the lower price.
 */
function startOfReduction(rows: readonly PriceRow[], isExistingCustomer: boolean): number {
  const isReduced = (row: PriceRow | undefined): row is PriceRow => {
    if (!row?.on_sale || row.funding_months === null) return false;
    return appliedPrice(variantPrice(row), isExistingCustomer) < row.price_original;
  };
  const total = (row: PriceRow) => totalOf(row, isExistingCustomer);
  let start = rows.length - 1;
  let present = rows[start];
  if (!isReduced(present)) return -1;
  for (let before = rows[start - 1]; isReduced(before) && total(before) >= total(present); before = rows[start - 1]) {
    start -= 1;
    present = before;
  }
  return start;
}

/** The day on which the next price replaced this one. This price still applies on that day. */
function lastDayOf(rows: readonly PriceRow[], index: number): string {
  const next = rows[index + 1];
  return next ? luxembourgDate(next.applied_at) : '9999-12-31';
}

function totalOf(row: PriceRow, isExistingCustomer: boolean): Cents {
  const charge = recurringCharge(variantPrice(row), isExistingCustomer);
  return row.upfront + sumOfInstalments(instalmentsOf(row.funding_months, charge));
}
